import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { adviceTexts } from '@sira/contract/pageTexts/services/advicePage'
import type { Words } from '../../../../../language/words.ts'
import type { advice as french } from '../../fr/screens/advice.ts'

/** Advice and market studies (product 2.15). */
export const advice: Words<typeof french> = {
  ...originalTexts(adviceTexts, 'ar'),
  description: 'استطلاعات ودراسات سوق وخطط أعمال في بوركينا فاسو: أجوبة من الميدان قبل الاستثمار.',
  subject: 'استشارة أو دراسة سوق',
}
