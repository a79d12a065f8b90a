import type { Words } from '../../../../../language/words.ts'
import type { transformation as french } from '../../fr/screens/transformation.ts'

/** Digital transformation (spec 2.15). */
export const transformation: Words<typeof french> = {
  title: 'التحوّل الرقمي',
  description: 'من الدفتر إلى الأداة المشتركة، دون توقّف العمل: تشخيص واختيار أدوات وتدريب ومتابعة.',
  lead: 'لا نرمي الدفتر. نُبقي ما ينجح ونكتبه مرة واحدة.',
  pairsHeading: 'قبل وبعد',
  before: 'قبل',
  after: 'بعد',
  pairs: [
    { before: 'ثلاثة دفاتر مخزون لا تقول الشيء نفسه', after: 'جدول مشترك يُحدَّث من الهاتف' },
    { before: 'فواتير تُعاد باليد كلّ شهر', after: 'نموذج يحسب ويرقّم ويؤرشف' },
    { before: 'رسائل الزبائن في خمسة هواتف', after: 'رقم مهني واحد، وردود يجدها الفريق كلّه' },
    { before: 'تقرير منتظَر منذ أسبوعين', after: 'أرقام اليوم كلّ مساء' },
  ],
  rulesHeading: 'قواعدنا الثلاث',
  rules: [
    { name: 'البدء من الناس', text: 'من يُدخل البيانات يختار الشاشة. الأداة المفروضة أداة مهجورة.' },
    { name: 'البدء ممّا هو موجود', text: 'جدول منظَّم خير من برنامج لا يفتحه أحد.' },
    { name: 'البقاء أحرارًا', text: 'تخرج بياناتكم بصيغة مفتوحة، يوم تريدون.' },
  ],
  quote: 'طلب عرض سعر',
  subject: 'التحوّل الرقمي',
}
