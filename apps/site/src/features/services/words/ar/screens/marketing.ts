import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { marketingTexts } from '@sira/contract/pageTexts/services/marketingPage'
import type { Words } from '../../../../../language/words.ts'
import type { marketing as french } from '../../fr/screens/marketing.ts'

/** Digital marketing strategy (product 2.15). */
export const marketing: Words<typeof french> = {
  ...originalTexts(marketingTexts, 'ar'),
  description:
    'خطة وميزانية ونتائج بالأرقام: إعلانات وشبكات اجتماعية وظهور في البحث لشركات بوركينا فاسو.',
  subject: 'استراتيجية التسويق الرقمي',
}
