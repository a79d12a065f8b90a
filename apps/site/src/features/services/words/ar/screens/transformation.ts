import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { transformationTexts } from '@sira/contract/pageTexts/services/transformationPage'
import type { Words } from '../../../../../language/words.ts'
import type { transformation as french } from '../../fr/screens/transformation.ts'

/** Digital transformation (product 2.15). */
export const transformation: Words<typeof french> = {
  ...originalTexts(transformationTexts, 'ar'),
  description: 'من الدفتر إلى الأداة المشتركة، دون توقّف العمل: تشخيص واختيار أدوات وتدريب ومتابعة.',
  subject: 'التحوّل الرقمي',
}
