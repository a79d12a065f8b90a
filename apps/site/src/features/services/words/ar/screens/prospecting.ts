import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { prospectingTexts } from '@sira/contract/pageTexts/services/prospectingPage'
import type { Words } from '../../../../../language/words.ts'
import type { prospecting as french } from '../../fr/screens/prospecting.ts'

/** Sales prospecting, and the teams that are provided (product 1, 2.15). */
export const prospecting: Words<typeof french> = {
  ...originalTexts(prospectingTexts, 'ar'),
  description:
    'فريق مدرَّب، بألوانكم، لإيجاد زبائن أو البيع أو التنشيط أو الاستطلاع في واغادوغو وفي الأقاليم.',
  subject: 'توفير فريق',
}
