import { arabicPlural } from '../../../../language/arabicPlural.ts'
import type { Words } from '../../../../language/words.ts'
import type { article as french } from '../fr/article.ts'

/** An article (product 2.8). */
export const article: Words<typeof french> = {
  article: {
    breadcrumb: 'الأخبار',
    tags: 'الوسوم',
    comments: 'التعليقات',
    showComments: 'عرض التعليقات',
    commentsNote: 'تأتي التعليقات من موقع آخر وتستهلك بيانات.',
    published: 'نُشر في',
    by: (author: string) => `بقلم ${author}`,
    minutes: (count: number) =>
      `مدّة القراءة: ${arabicPlural(count, {
        zero: 'أقلّ من دقيقة',
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: `${count} دقائق`,
        many: `${count} دقيقة`,
        other: `${count} دقيقة`,
      })}`,
    related: { formations: 'التدريب المناسب', jobs: 'عرض العمل المناسب' },
    next: 'ما يلي',
  },
}
