import type { Words } from '../../../../language/words.ts'
import type { preview as french } from '../fr/preview.ts'

/** The preview of a draft, for the team alone. */
export const preview: Words<typeof french> = {
  preview: {
    title: 'معاينة خاصة بالفريق',
    banner: 'مسوّدة: لا يرى هذه الصفحة إلا الفريق.',
    backToEditing: 'العودة إلى التحرير',
    signIn: 'سجّلوا الدخول إلى لوحة الإدارة لرؤية هذه المعاينة.',
    signInLink: 'تسجيل الدخول',
  },
}
