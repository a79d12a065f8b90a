import type { Words } from '../../../../../language/words.ts'
import type { communication as french } from '../../fr/screens/communication.ts'

/** Digital communication strategy (spec 2.15). */
export const communication: Words<typeof french> = {
  title: 'استراتيجية التواصل الرقمي',
  description: 'صوت وجدول ومحتويات تشبهكم، لفيسبوك وواتساب ولينكدإن وموقعكم.',
  lead: 'الصفحة التي تنشر كيفما اتفق لا تخاطب أحدًا. نساعدكم على إدارة حوار.',
  weekHeading: 'أسبوع من المنشورات، على سبيل المثال',
  week: [
    { day: 'الاثنين', text: 'سؤال يُطرح على زبائنكم، والجواب في اليوم التالي' },
    { day: 'الأربعاء', text: 'ما وراء الكواليس: صورة وثلاثة أسطر واسم' },
    { day: 'الجمعة', text: 'عرض الأسبوع، مع سعره ورقمه' },
    { day: 'السبت', text: 'زبون يروي تجربته، بموافقته' },
  ],
  deliverablesHeading: 'ما نسلّمه لكم',
  deliverables: [
    { name: 'الصوت', text: 'من تخاطبون، وبأيّ نبرة، وما لا تقولونه أبدًا.' },
    { name: 'الجدول', text: 'ثلاثة أشهر من المواضيع، مع أعياد البلد ومواسمه.' },
    { name: 'القوالب', text: 'نماذج يملؤها فريقكم وحده، من هاتف.' },
    { name: 'المتابعة', text: 'من يردّ، وخلال كم من الوقت، وما العمل حين يحتدّ النقاش.' },
  ],
  quote: 'اطلبوا عرض سعر',
  subject: 'استراتيجية التواصل الرقمي',
}
