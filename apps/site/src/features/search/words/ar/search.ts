import { arabicPlural } from '../../../../language/arabicPlural.ts'
import type { Words } from '../../../../language/words.ts'
import type { search as french } from '../fr/search.ts'

/** The search (product 2.2, header). */
export const search: Words<typeof french> = {
  search: {
    label: 'البحث في الموقع',
    submit: 'بحث',
    title: 'البحث',
    description: 'ابحثوا في الدورات وعروض العمل والأخبار والكتب والأسئلة الشائعة والخدمات.',
    placeholder: 'دورة، مهنة، مدينة…',
    /** Frequent searches: each finds something in the demo content. */
    examples: ['سيرة ذاتية', 'محاسبة', 'البيع عبر الإنترنت', 'التوصيل', 'مقابلة'],
    suggestions: 'اقتراحات',
    resultsFor: (text: string) => `نتائج البحث عن «\u2068${text}\u2069»`,
    corrected: (text: string) => `بحثنا عن «\u2068${text}\u2069».`,
    partial: 'لا شيء يجمع كلّ هذه الكلمات: إليكم ما يحوي بعضها.',
    others: 'ببعض هذه الكلمات',
    none: (text: string) => `لا شيء يطابق «\u2068${text}\u2069».`,
    advice: 'جرّبوا كلمة أخرى أو اسألونا: نردّ في اليوم نفسه.',
    unavailable: 'سيعود البحث بعد لحظات. القائمة توصل إلى كلّ الصفحات.',
    all: (total: number) =>
      arabicPlural(total, {
        zero: 'لا نتائج',
        one: 'عرض النتيجة',
        two: 'عرض النتيجتين',
        few: `عرض النتائج الـ${total} كلّها`,
        many: `عرض ${total} نتيجة`,
        other: `عرض ${total} نتيجة`,
      }),
    first: (count: number) => `عرض أوّل ${count} نتيجة`,
    backToAll: 'كلّ النتائج',
    startsOn: (day: string) => `تبدأ في \u2068${day}\u2069`,
    startedOn: (day: string) => `بدأت في \u2068${day}\u2069`,
    publishedOn: (day: string) => `نُشر في \u2068${day}\u2069`,
    pages: 'الخدمات والصفحات',
  },
}
