import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { communicationTexts } from '@sira/contract/pageTexts/services/communicationPage'
import type { Words } from '../../../../../language/words.ts'
import type { communication as french } from '../../fr/screens/communication.ts'

/** Digital communication strategy (product 2.15). */
export const communication: Words<typeof french> = {
  ...originalTexts(communicationTexts, 'ar'),
  description: 'صوت وجدول ومحتويات تشبهكم، لفيسبوك وواتساب ولينكدإن وموقعكم.',
  subject: 'استراتيجية التواصل الرقمي',
}
