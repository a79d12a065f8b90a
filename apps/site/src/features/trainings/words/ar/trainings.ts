import { arabicPlural } from '../../../../language/arabicPlural.ts'
import type { Words } from '../../../../language/words.ts'
import type { trainings as french } from '../fr/trainings.ts'

/** The training catalogue and a training (spec 2.9, 2.10). */
export const trainings: Words<typeof french> = {
  trainings: {
    title: 'جميع دوراتنا متاحة للجميع!',
    pageTitle: 'دوراتنا التدريبية',
    description:
      'دورات بشهادة وبين الشركات وعلى المقاس وصفوف افتراضية: التواريخ والأسعار والتسجيل في واغادوغو وبوبو ديولاسو وعبر الإنترنت.',
    highlights: ['مقاربة شخصية', 'تناسب احتياجاتكم', 'وأنتم مرتاحون في بيوتكم'],
    tiles: [
      { name: 'دورات بشهادة', text: 'تقييم في النهاية، وشهادة يمكن لصاحب العمل التحقّق منها.' },
      {
        name: 'دورات بين الشركات',
        text: 'فِرق من مؤسسات عدّة في قاعة واحدة: نتعلّم من الجيران أيضًا.',
      },
      { name: 'تدريب على المقاس', text: 'برنامجكم ووثائقكم وأوقاتكم، وفي مقرّكم إن أردتم.' },
      {
        name: 'تعلّم إلكتروني وصفّ افتراضي',
        text: 'مدرّب مباشر، وموادّ خفيفة للتحميل، مساءً أو يوم السبت.',
      },
    ],
    listHeading: 'الفهرس',
    count: (total: number) =>
      arabicPlural(total, {
        zero: 'لا دورات',
        one: 'دورة واحدة',
        two: 'دورتان',
        few: `${total} دورات`,
        many: `${total} دورة`,
        other: `${total} دورة`,
      }),
    hours: (hours: number) =>
      arabicPlural(hours, {
        zero: '0 ساعة',
        one: 'ساعة واحدة',
        two: 'ساعتان',
        few: `${hours} ساعات`,
        many: `${hours} ساعة`,
        other: `${hours} ساعة`,
      }),
    more: 'لمعرفة المزيد',
    empty: 'لا دورة مبرمجة حاليًا. قولوا لنا ما تبحثون عنه.',
    emptyFilter: 'لا دورة توافق هذا الاختيار.',
    askFor: 'طلب دورة تدريبية',
    filters: {
      heading: 'تصفية',
      level: 'المستوى',
      levels: { tous: 'كلّ المستويات', debutant: 'مبتدئ', intermediaire: 'متوسط', avance: 'متقدّم' },
      price: 'السعر',
      prices: {
        tous: 'كلّ الأسعار',
        croissant: 'من الأرخص إلى الأغلى',
        decroissant: 'من الأغلى إلى الأرخص',
        gratuit: 'المجانية أولًا ثم المدفوعة',
      },
      apply: 'عرض',
      clear: 'عرض الكلّ',
    },
  },
  training: {
    breadcrumb: 'التدريب',
    trainer: 'المدرّب',
    type: 'النوع',
    theme: 'الموضوع',
    tabs: { overview: 'نظرة عامة', instructor: 'المدرّب', payments: 'وسائل الدفع' },
    tabsLabel: 'عن هذه الدورة',
    overview: {
      description: 'الوصف',
      goals: 'الأهداف',
      audience: 'الجمهور المستهدف',
      skills: 'المهارات المكتسبة',
      empty: 'البرنامج المفصّل قيد الإعداد. اطلبوه منّا: نرسله فور جاهزيته.',
    },
    instructor: { contact: 'معلومات الاتصال', empty: 'سيُعلن عن المدرّب مع التاريخ.' },
    payments: {
      intro: 'يمكنكم دفع ثمن هذه الدورة عن طريق:',
      empty: 'تُبيَّن لكم وسائل الدفع مع عرض السعر.',
    },
    sidebar: 'عمليًا',
    start: 'البداية',
    end: 'النهاية',
    length: 'المدة',
    place: 'المكان',
    level: 'المستوى',
    language: 'اللغة',
    certificate: 'شهادة',
    quiz: 'اختبار',
    mode: 'الصيغة',
    instructorLabel: 'المدرّب',
    price: 'السعر',
    yes: 'نعم',
    no: 'لا',
    unknown: 'يُحدَّد لاحقًا',
    buy: 'شراء',
    video: 'مشاهدة فيديو التقديم',
    past: 'مضت هذه الدورة. اسألوا عن الموعد القادم.',
    others: 'جميع الدورات',
    subject: (theme: string) => `دورة تدريبية: ${theme}`,
  },
}
