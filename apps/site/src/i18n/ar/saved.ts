import type { Words } from '../../language/words.ts'
import type { saved as french } from '../fr/saved.ts'

/** The texts about saved records. */
export const saved: Words<typeof french> = {
  saved: {
    title: 'مفضّلاتي المحفوظة',
    intro: 'الدورات والعروض والكتب التي تحفظونها تبقى على هذا الجهاز، دون حساب، وتُقرأ دون اتصال.',
    keep: 'حفظ',
    kept: 'محفوظ',
    seeAll: 'رؤية مفضّلاتي',
    needsScript:
      'مفضّلاتكم في ذاكرة متصفّحكم: دون جافاسكريبت لا تستطيع هذه الصفحة قراءتها. فعّلوه، أو احفظوا عناوين الصفحات في علامات متصفّحكم.',
    groups: { formations: 'الدورات', jobs: 'عروض العمل', biblios: 'الكتب' },
    list: {
      empty: 'لا شيء محفوظ بعد. المسوا «حفظ» بجانب دورة أو عرض أو كتاب: تجدونه هنا، حتّى دون اتصال.',
      over: 'منتهٍ',
      gone: 'لم تعد هذه الصفحة موجودة',
      remove: 'إزالة',
    },
  },
}
