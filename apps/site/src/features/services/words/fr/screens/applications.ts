import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { applicationsTexts } from '@sira/contract/pageTexts/services/applicationsPage'

/** Mobile app and software development: static content (product 2.15). */
export const applications = {
  ...originalTexts(applicationsTexts, 'fr'),
  description:
    'Sites, applications mobiles et logiciels métier conçus pour les petits téléphones et les connexions lentes du Burkina\u00a0Faso.',
  subject: 'Développement d’une application',
} as const
