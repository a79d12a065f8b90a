import type { Words } from '../../../../language/words.ts'
import type { news as french } from '../fr/news.ts'

/** The news listing and its sidebar (product 2.7, 2.14). */
export const news: Words<typeof french> = {
  news: {
    title: 'جميع أخبارنا',
    description: 'نصائح للعمل ودورات تدريبية وحياة الشركات وأخبار Sira في بوركينا فاسو.',
    breadcrumb: 'أخبارنا',
    empty: 'لا مقالات حاليًا. عودوا قريبًا، أو اشتركوا في رسالتنا.',
    emptyFilter: 'لا مقالات في هذا الاختيار.',
    allNews: 'رؤية جميع الأخبار',
    latest: 'آخر الأخبار',
    all: 'جميع الأخبار',
    toCome: 'ستظهر الأخبار القادمة هنا.',
    filteredBy: (name: string) => `الاختيار: ${name}`,
    pages: 'الصفحات',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    pageOf: (page: number, count: number) => `الصفحة ${page} من ${count}`,
    categories: 'الفئات',
    tags: 'الوسوم',
    recent: 'أحدث الأخبار',
  },
}
