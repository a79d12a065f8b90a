import type { Words } from '../../../../../language/words.ts'
import type { applications as french } from '../../fr/screens/applications.ts'

/** Mobile app and software development (spec 2.15). */
export const applications: Words<typeof french> = {
  title: 'تطوير التطبيقات',
  description:
    'مواقع وتطبيقات هاتف وبرامج مهنية مصمّمة للهواتف الصغيرة والاتصالات البطيئة في بوركينا فاسو.',
  lead: 'التطبيق النافع يُفتح بسرعة، ويعمل دون شبكة، ولا يلتهم رصيد البيانات.',
  budgetHeading: 'ما نمنع أنفسنا منه',
  budgets: [
    { figure: '3 ث', text: 'للشاشة الأولى على هاتف بسيط بشبكة 3G' },
    { figure: '5 م.ب', text: 'على الأكثر لتطبيق يُثبَّت' },
    { figure: '0', text: 'بيانات ضائعة حين تنقطع الشبكة: كلّ شيء ينتظر ثم ينطلق' },
  ],
  kindsHeading: 'ما نبنيه',
  kinds: [
    { name: 'مواقع ومتاجر', text: 'موقع تحدّثونه بأنفسكم، مع الدفع عند التسليم أو بالهاتف.' },
    { name: 'تطبيقات هاتف', text: 'أندرويد أولًا، بالفرنسية وبلغات مستعمليكم.' },
    { name: 'برامج مهنية', text: 'صندوق ومخزون ومدارس ومتابعة ميدانية: ما لا يُباع جاهزًا.' },
    { name: 'استلام وصيانة', text: 'نستلم ما هو موجود ونوثّقه ونحافظ على تحديثه.' },
  ],
  ownership: 'الشيفرة المصدرية ملككم وتُسلَّم إليكم مع وثائقها.',
  quote: 'طلب عرض سعر',
  subject: 'تطوير تطبيق',
}
