import { arabicPlural } from '../../../../language/arabicPlural.ts'
import type { Words } from '../../../../language/words.ts'
import type { jobs as french } from '../fr/jobs.ts'

/** Job offers (product 2.11). */
export const jobs: Words<typeof french> = {
  jobs: {
    title: 'عروض العمل والتدريب العملي',
    description:
      'وظائف وفرص تدريب عملي في بوركينا فاسو والمنطقة: الشركة والموعد الأخير والخبرة المطلوبة.',
    intro: 'العروض الموسومة بعبارة «عرض موثّق» تحقّقنا منها لدى صاحب العمل. التقدّم لا يكلّف شيئًا.',
    count: (total: number) =>
      arabicPlural(total, {
        zero: 'لا عروض مفتوحة',
        one: 'عرض واحد مفتوح',
        two: 'عرضان مفتوحان',
        few: `${total} عروض مفتوحة`,
        many: `${total} عرضًا مفتوحًا`,
        other: `${total} عرض مفتوح`,
      }),
    until: (day: string) => `إلى غاية \u2068${day}\u2069`,
    more: 'لمعرفة المزيد',
    empty: 'لا عروض مفتوحة اليوم. اشتركوا في رسالتنا لتعرفوا العرض القادم.',
    newest: 'أحدث الوظائف',
    all: 'كلّ الوظائف',
    urgent: 'عاجل',
    expired: 'عرض منتهٍ',
    close: 'إغلاق',
    modalTitle: 'تفاصيل العرض',
    fullPage: 'رؤية العرض كاملًا',
    posted: (when: string) => `نُشر ${when}`,
    daysLeft: (days: number) =>
      arabicPlural(days, {
        zero: 'اليوم الأخير',
        one: 'بقي يوم واحد',
        two: 'بقي يومان',
        few: `بقيت ${days} أيام`,
        many: `بقي ${days} يومًا`,
        other: `بقي ${days} يوم`,
      }),
    listHeading: 'العروض',
    byDomain: 'حسب المجال',
    search: {
      label: 'ابحثوا عن عرض',
      placeholder: 'مهنة، شركة، مدينة…',
      submit: 'بحث',
    },
    filters: {
      heading: 'تصفية وترتيب',
      domaine: 'المجال',
      contrat: 'العقد',
      experience: 'الخبرة',
      pays: 'البلد',
      ville: 'المدينة',
      urgent: 'العروض العاجلة فقط',
      order: 'الترتيب',
      newest: 'الأحدث أولًا',
      closing: 'تنتهي قريبًا',
      apply: 'عرض النتائج',
      clear: 'مسح الكلّ',
      empty: 'لا عرض مفتوح يطابق بحثكم. أزيلوا إحدى التصفيات، أو أخبرونا عمّا تبحثون:',
      askFor: 'اطلبوا منّا أن نبحث لكم',
    },
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
    contract: 'العقد',
    place: 'المكان',
    deadline: 'آخر أجل',
    applyNow: 'تقدّموا مجّانًا',
    free: 'مجّاني',
    paid: 'خدمة مدفوعة',
    similar: 'عروض مشابهة',
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
    withoutCv:
      'لا يطلب صاحب العمل هذا سيرة ذاتية. اتركوا اسمكم ورقمكم وأجوبتكم، ونحيلها إليه مع سيرتكم إن كانت لديكم.',
    emptyDescription: 'لم يقدّم صاحب العمل تفاصيل المنصب بعد. اتصلوا بنا لمعرفة المزيد.',
  },
}
