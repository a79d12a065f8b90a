import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { marketingTexts } from '@sira/contract/pageTexts/services/marketingPage'
import type { Words } from '../../../../../language/words.ts'
import type { marketing as french } from '../../fr/screens/marketing.ts'

/** Digital marketing strategy (product 2.15). */
export const marketing: Words<typeof french> = {
  ...originalTexts(marketingTexts, 'en'),
  description:
    'A plan, a budget and results in figures: advertising, social networks and search for the businesses of Burkina\u00a0Faso.',
  subject: 'Digital marketing strategy',
}
