import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { adviceTexts } from '@sira/contract/pageTexts/services/advicePage'
import type { Words } from '../../../../../language/words.ts'
import type { advice as french } from '../../fr/screens/advice.ts'

/** Advice and market studies (product 2.15). */
export const advice: Words<typeof french> = {
  ...originalTexts(adviceTexts, 'en'),
  description:
    'Surveys, market studies and business plans in Burkina\u00a0Faso: answers from the field before you invest.',
  subject: 'Advice or market study',
}
