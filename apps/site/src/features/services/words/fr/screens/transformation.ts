import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { transformationTexts } from '@sira/contract/pageTexts/services/transformationPage'

/** Digital transformation: static content (product 2.15). */
export const transformation = {
  ...originalTexts(transformationTexts, 'fr'),
  description:
    'Du cahier à l’outil partagé, sans arrêter le travail\u00a0: diagnostic, choix des outils, formation et suivi des équipes.',
  subject: 'Transformation digitale',
} as const
