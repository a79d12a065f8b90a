import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { communicationTexts } from '@sira/contract/pageTexts/services/communicationPage'

/** Digital communication strategy (product 2.15). */
export const communication = {
  ...originalTexts(communicationTexts, 'fr'),
  description:
    'Une voix, un calendrier et des contenus qui vous ressemblent, pour Facebook, WhatsApp, LinkedIn et votre site.',
  subject: 'Stratégie de communication digitale',
} as const
