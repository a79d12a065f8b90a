import { arabicPlural } from '../../../../language/arabicPlural.ts'
import type { Words } from '../../../../language/words.ts'
import type { jobs as french } from '../fr/jobs.ts'

/** Job offers (spec 2.11). */
export const jobs: Words<typeof french> = {
  jobs: {
    title: 'عروض العمل والتدريب العملي',
    description:
      'وظائف وتداريب في بوركينا فاسو والمنطقة، تحقّق منها فريقنا: الشركة والموعد الأخير والخبرة المطلوبة.',
    intro: 'نتحقّق من كلّ عرض لدى صاحب العمل قبل نشره. التقدّم لا يكلّف شيئًا.',
    count: (total: number) =>
      arabicPlural(total, {
        zero: 'لا عروض مفتوحة',
        one: 'عرض واحد مفتوح',
        two: 'عرضان مفتوحان',
        few: `${total} عروض مفتوحة`,
        many: `${total} عرضًا مفتوحًا`,
        other: `${total} عرض مفتوح`,
      }),
    until: (day: string) => `إلى غاية \u2066${day}\u2069`,
    more: 'لمعرفة المزيد',
    empty: 'لا عروض مفتوحة اليوم. اشتركوا في رسالتنا لتعرفوا العرض القادم.',
    urgent: 'عاجل',
    expired: 'عرض منتهٍ',
    close: 'إغلاق',
    modalTitle: 'تفاصيل العرض',
    fullPage: 'رؤية العرض كاملًا',
  },
  job: {
    breadcrumb: 'الوظائف',
    description: 'وصف العرض',
    details: 'التفاصيل',
    domain: 'المجال',
    type: 'النوع',
    experience: 'الخبرة',
    published: 'تاريخ النشر',
    expires: 'تاريخ الانتهاء',
    company: 'الشركة',
    country: 'البلد',
    expiredNotice: (day: string) =>
      `انتهى هذا العرض في \u2066${day}\u2069: لم يعد صاحب العمل يتلقّى طلبات.`,
    otherOffers: 'رؤية العروض المفتوحة',
    apply: 'كيف تتقدّمون؟',
    assisted: {
      title: 'استفيدوا من مساعدتنا',
      text: 'لا يقضي مسؤول التوظيف أكثر من دقيقة في قراءة السيرة الذاتية. يجب أن تقول سيرتكم فورًا ما تجيدونه، وأين عملتم به، وما كانت نتيجته. يراجعها مستشارونا معكم سطرًا سطرًا ويهيّئون المقابلة.',
      button: 'تابعوا إلى إنشاء سيرة ذاتية مهنية',
      subject: (title: string) => `سيرة ذاتية مهنية للعرض: ${title}`,
    },
    direct: {
      title: 'تابعوا دون مساعدتنا',
      text: 'لديكم سيرة ذاتية محدّثة ورسالة موجّهة إلى صاحب العمل هذا؟ أرسلوا طلبكم كما هو. نتأكّد من اكتماله ونحيله.',
      button: 'تقدّموا مباشرة بسيرتكم الذاتية',
      subject: (title: string) => `طلب ترشّح للعرض: ${title}`,
    },
    emptyDescription: 'لم يقدّم صاحب العمل تفاصيل المنصب بعد. اتصلوا بنا لمعرفة المزيد.',
  },
}
