import type { Words } from '../../../../language/words.ts'
import type { article as french } from '../fr/article.ts'

/** An article, and the preview of a draft (spec 2.8). */
export const article: Words<typeof french> = {
  article: {
    breadcrumb: 'الأخبار',
    share: 'مشاركة',
    shareOn: (network: string) => `المشاركة عبر ${network}`,
    tags: 'الوسوم',
    comments: 'التعليقات',
    showComments: 'عرض التعليقات',
    commentsNote: 'تأتي التعليقات من موقع آخر وتستهلك بيانات.',
    published: 'نُشر في',
  },
  preview: {
    title: 'معاينة خاصة بالفريق',
    banner: 'مسوّدة: لا يرى هذه الصفحة إلا الفريق.',
    backToEditing: 'العودة إلى التحرير',
    signIn: 'سجّلوا الدخول إلى لوحة الإدارة لرؤية هذه المعاينة.',
    signInLink: 'تسجيل الدخول',
  },
}
