import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { marketingTexts } from '@sira/contract/pageTexts/services/marketingPage'

/** Digital marketing strategy (product 2.15). */
export const marketing = {
  ...originalTexts(marketingTexts, 'fr'),
  description:
    'Un plan, un budget et des résultats chiffrés\u00a0: annonces, réseaux sociaux et référencement pour les entreprises du Burkina\u00a0Faso.',
  subject: 'Stratégie de marketing digital',
} as const
