import { merged } from '../../merged.ts'
import type { TextPage, TextsOfPage } from '../pageText.ts'

const opening = {
  title: {
    label: 'Titre de la page',
    longest: 60,
    fr: 'Développement applicatif',
    en: 'App development',
    ar: 'تطوير التطبيقات',
  },
  lead: {
    label: 'Accroche',
    longest: 160,
    fr: 'Une application utile s’ouvre vite, fonctionne sans réseau et ne mange pas le forfait.',
    en: 'A useful app opens fast, works without a network and does not eat the data plan.',
    ar: 'التطبيق النافع يُفتح بسرعة، ويعمل دون شبكة، ولا يلتهم رصيد البيانات.',
  },
} as const satisfies TextsOfPage

const budgets = {
  budgetHeading: {
    label: 'Titre des limites',
    longest: 60,
    fr: 'Ce que nous nous interdisons',
    en: 'What we do not allow ourselves',
    ar: 'ما نمنع أنفسنا منه',
  },
  budgets: [
    {
      figure: {
        label: 'Limite 1\u00a0: chiffre',
        longest: 10,
        fr: '3 s',
        en: '3 s',
        ar: '3 ث',
      },
      text: {
        label: 'Limite 1\u00a0: texte',
        longest: 120,
        fr: 'pour le premier écran sur un téléphone d’entrée de gamme en 3G',
        en: 'for the first screen on an entry-level phone over 3G',
        ar: 'للشاشة الأولى على هاتف بسيط بشبكة 3G',
      },
    },
    {
      figure: {
        label: 'Limite 2\u00a0: chiffre',
        longest: 10,
        fr: '5 Mo',
        en: '5 MB',
        ar: '5 م.ب',
      },
      text: {
        label: 'Limite 2\u00a0: texte',
        longest: 120,
        fr: 'au plus pour une application à installer',
        en: 'at most for an app to install',
        ar: 'على الأكثر لتطبيق يُثبَّت',
      },
    },
    {
      figure: {
        label: 'Limite 3\u00a0: chiffre',
        longest: 10,
        fr: '0',
        en: '0',
        ar: '0',
      },
      text: {
        label: 'Limite 3\u00a0: texte',
        longest: 120,
        fr: 'donnée perdue quand le réseau tombe\u00a0: tout attend et repart',
        en: 'data lost when the network drops: everything waits and sets off again',
        ar: 'بيانات ضائعة حين تنقطع الشبكة: كلّ شيء ينتظر ثم ينطلق',
      },
    },
  ],
} as const satisfies TextsOfPage

const kinds = {
  kindsHeading: {
    label: 'Titre des travaux',
    longest: 60,
    fr: 'Ce que nous construisons',
    en: 'What we build',
    ar: 'ما نبنيه',
  },
  kinds: [
    {
      name: {
        label: 'Travail 1',
        longest: 60,
        fr: 'Sites et boutiques',
        en: 'Websites and shops',
        ar: 'مواقع ومتاجر',
      },
      text: {
        label: 'Travail 1\u00a0: texte',
        longest: 200,
        fr: 'Un site que vous mettez à jour vous-même, avec paiement à la livraison ou par mobile.',
        en: 'A site you update yourself, with payment on delivery or by mobile.',
        ar: 'موقع تحدّثونه بأنفسكم، مع الدفع عند التسليم أو بالهاتف.',
      },
    },
    {
      name: {
        label: 'Travail 2',
        longest: 60,
        fr: 'Applications mobiles',
        en: 'Mobile apps',
        ar: 'تطبيقات هاتف',
      },
      text: {
        label: 'Travail 2\u00a0: texte',
        longest: 200,
        fr: 'Android d’abord, en français et dans les langues de vos utilisateurs.',
        en: 'Android first, in French and in the languages of your users.',
        ar: 'أندرويد أولًا، بالفرنسية وبلغات مستعمليكم.',
      },
    },
    {
      name: {
        label: 'Travail 3',
        longest: 60,
        fr: 'Logiciels métier',
        en: 'Business software',
        ar: 'برامج مهنية',
      },
      text: {
        label: 'Travail 3\u00a0: texte',
        longest: 200,
        fr: 'Caisse, stock, scolarité, suivi de terrain\u00a0: ce que le commerce ne vend pas tout fait.',
        en: 'Till, stock, school records, field monitoring: what shops do not sell ready-made.',
        ar: 'صندوق ومخزون ومدارس ومتابعة ميدانية: ما لا يُباع جاهزًا.',
      },
    },
    {
      name: {
        label: 'Travail 4',
        longest: 60,
        fr: 'Reprise et entretien',
        en: 'Takeover and upkeep',
        ar: 'استلام وصيانة',
      },
      text: {
        label: 'Travail 4\u00a0: texte',
        longest: 200,
        fr: 'Nous reprenons ce qui existe, nous le documentons, nous le tenons à jour.',
        en: 'We take over what exists, document it and keep it up to date.',
        ar: 'نستلم ما هو موجود ونوثّقه ونحافظ على تحديثه.',
      },
    },
  ],
} as const satisfies TextsOfPage

const ending = {
  ownership: {
    label: 'Phrase sur le code source',
    longest: 160,
    fr: 'Le code source vous appartient et vous est remis avec sa documentation.',
    en: 'The source code is yours and is handed over with its documentation.',
    ar: 'الشيفرة المصدرية ملككم وتُسلَّم إليكم مع وثائقها.',
  },
  quote: {
    label: 'Bouton vers le devis',
    longest: 30,
    fr: 'Demander un devis',
    en: 'Ask for a quote',
    ar: 'طلب عرض سعر',
  },
} as const satisfies TextsOfPage

/** Mobile app and software development (product 2.15). */
export const applicationsPage = {
  label: 'Service Développement applicatif',
  type: 'page-applications',
  parts: [
    { label: 'Haut de la page', texts: opening },
    { label: 'Limites', texts: budgets },
    { label: 'Travaux', texts: kinds },
    { label: 'Fin de la page', texts: ending },
  ],
} as const satisfies TextPage

export const applicationsTexts = merged(opening, budgets, kinds, ending)
