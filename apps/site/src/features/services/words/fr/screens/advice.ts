import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { adviceTexts } from '@sira/contract/pageTexts/services/advicePage'

/** Advice and market studies: links to contact and to the quote (product 2.15). */
export const advice = {
  ...originalTexts(adviceTexts, 'fr'),
  description:
    'Enquêtes, études de marché et plans d’affaires au Burkina\u00a0Faso\u00a0: des réponses de terrain avant d’investir.',
  subject: 'Conseil ou étude de marché',
} as const
