import type { Words } from '../../../../language/words.ts'
import type { faq as french } from '../fr/faq.ts'

/** Frequent questions (product 2.13). */
export const faq: Words<typeof french> = {
  faq: {
    title: 'الأسئلة الشائعة',
    description:
      'التسجيل والدفع والتوصيل وعروض العمل: أجوبة عن الأسئلة التي تُطرح علينا أكثر من غيرها.',
    empty: 'اطرحوا علينا سؤالكم: سيُضاف الجواب هنا.',
    more: 'لم تجدوا سؤالكم؟',
    ask: 'اكتبوا إلينا',
  },
}
