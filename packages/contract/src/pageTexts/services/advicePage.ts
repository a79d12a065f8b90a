import { merged } from '../../merged.ts'
import type { TextPage, TextsOfPage } from '../pageText.ts'

const opening = {
  title: {
    label: 'Titre de la page',
    longest: 60,
    fr: 'Conseils et études de marché',
    en: 'Advice and market studies',
    ar: 'استشارات ودراسات السوق',
  },
  lead: {
    label: 'Accroche',
    longest: 160,
    fr: 'Avant de louer la boutique, savoir qui passera devant.',
    en: 'Before you rent the shop, know who will walk past it.',
    ar: 'قبل استئجار الدكّان، اعرفوا من سيمرّ أمامه.',
  },
} as const satisfies TextsOfPage

const questions = {
  questionsHeading: {
    label: 'Titre des questions',
    longest: 60,
    fr: 'Les questions auxquelles nous répondons',
    en: 'The questions we answer',
    ar: 'الأسئلة التي نجيب عنها',
  },
  questions: [
    {
      question: {
        label: 'Question 1',
        longest: 60,
        fr: 'Y a-t-il assez de clients\u00a0?',
        en: 'Are there enough customers?',
        ar: 'هل يوجد ما يكفي من الزبائن؟',
      },
      answer: {
        label: 'Question 1\u00a0: réponse',
        longest: 200,
        fr: 'Comptages, entretiens et sondages dans votre zone, en trois semaines.',
        en: 'Counts, interviews and polls in your area, in three weeks.',
        ar: 'عدّ ومقابلات واستطلاعات في منطقتكم، خلال ثلاثة أسابيع.',
      },
    },
    {
      question: {
        label: 'Question 2',
        longest: 60,
        fr: 'À quel prix vendre\u00a0?',
        en: 'What price to ask?',
        ar: 'بأيّ سعر نبيع؟',
      },
      answer: {
        label: 'Question 2\u00a0: réponse',
        longest: 200,
        fr: 'Relevé des prix de la concurrence et test auprès de cent acheteurs.',
        en: 'A survey of competitors’ prices and a test with a hundred buyers.',
        ar: 'جمع أسعار المنافسين واختبار لدى مئة مشترٍ.',
      },
    },
    {
      question: {
        label: 'Question 3',
        longest: 60,
        fr: 'Combien faut-il pour démarrer\u00a0?',
        en: 'How much does it take to start?',
        ar: 'كم يلزم للانطلاق؟',
      },
      answer: {
        label: 'Question 3\u00a0: réponse',
        longest: 200,
        fr: 'Un plan d’affaires chiffré, mois par mois, que la banque peut lire.',
        en: 'A business plan in figures, month by month, that the bank can read.',
        ar: 'خطة أعمال بالأرقام، شهرًا بشهر، يستطيع المصرف قراءتها.',
      },
    },
    {
      question: {
        label: 'Question 4',
        longest: 60,
        fr: 'Pourquoi les ventes baissent-elles\u00a0?',
        en: 'Why are sales falling?',
        ar: 'لماذا تنخفض المبيعات؟',
      },
      answer: {
        label: 'Question 4\u00a0: réponse',
        longest: 200,
        fr: 'Clients perdus interrogés un par un, caisse et stock passés en revue.',
        en: 'Lost customers questioned one by one, till and stock reviewed.',
        ar: 'سؤال الزبائن المفقودين واحدًا واحدًا، ومراجعة الصندوق والمخزون.',
      },
    },
  ],
} as const satisfies TextsOfPage

const method = {
  methodHeading: {
    label: 'Titre de la méthode',
    longest: 60,
    fr: 'Notre méthode tient en une page',
    en: 'Our method fits on a page',
    ar: 'طريقتنا في صفحة واحدة',
  },
  method: {
    label: 'Texte de la méthode',
    longest: 300,
    fr: 'Une question écrite, un échantillon expliqué, des enquêteurs formés, des chiffres bruts remis avec le rapport. Vous pouvez tout vérifier.',
    en: 'A written question, a sample explained, trained interviewers, the raw figures handed over with the report. You can check everything.',
    ar: 'سؤال مكتوب، وعيّنة مشروحة، ومستطلِعون مدرَّبون، وأرقام خام تُسلَّم مع التقرير. يمكنكم التحقّق من كلّ شيء.',
  },
} as const satisfies TextsOfPage

const buttons = {
  contact: {
    label: 'Bouton vers le contact',
    longest: 30,
    fr: 'Nous contacter',
    en: 'Contact us',
    ar: 'اتصلوا بنا',
  },
  quote: {
    label: 'Bouton vers le devis',
    longest: 30,
    fr: 'Demander un devis',
    en: 'Ask for a quote',
    ar: 'طلب عرض سعر',
  },
} as const satisfies TextsOfPage

/** Advice and market studies (product 2.15). */
export const advicePage = {
  label: 'Service Conseils',
  type: 'page-conseils',
  parts: [
    { label: 'Haut de la page', texts: opening },
    { label: 'Questions', texts: questions },
    { label: 'Méthode', texts: method },
    { label: 'Boutons', texts: buttons },
  ],
} as const satisfies TextPage

export const adviceTexts = merged(opening, questions, method, buttons)
