import type { TextsOfPage } from '../pageText.ts'

/** The entries under « Services » and in the footer, in the order of the menu. */
export const serviceMenu = {
  servicePages: {
    professionalTraining: {
      label: 'Service formation',
      longest: 40,
      fr: 'Formation professionnelle',
      en: 'Professional training',
      ar: 'التدريب المهني',
    },
    advice: {
      label: 'Service conseils',
      longest: 40,
      fr: 'Conseils et études de marché',
      en: 'Advice and market studies',
      ar: 'استشارات ودراسات السوق',
    },
    transformation: {
      label: 'Service transformation',
      longest: 40,
      fr: 'Transformation digitale',
      en: 'Digital transformation',
      ar: 'التحوّل الرقمي',
    },
    jobMatching: {
      label: 'Service emploi',
      longest: 40,
      fr: 'Mise en relation emploi',
      en: 'Job matching',
      ar: 'وساطة التوظيف',
    },
    delivery: {
      label: 'Service livraison',
      longest: 40,
      fr: 'Livraison',
      en: 'Delivery',
      ar: 'التوصيل',
    },
    prospecting: {
      label: 'Service prospection',
      longest: 40,
      fr: 'Prospection commerciale',
      en: 'Sales prospecting',
      ar: 'استقطاب الزبائن',
    },
  },
} as const satisfies TextsOfPage

/** The entries under « Digital ». */
export const digitalMenu = {
  digitalPages: {
    marketing: {
      label: 'Page du marketing',
      longest: 40,
      fr: 'Stratégie de marketing digital',
      en: 'Digital marketing strategy',
      ar: 'استراتيجية التسويق الرقمي',
    },
    communication: {
      label: 'Page de la communication',
      longest: 40,
      fr: 'Stratégie de communication digitale',
      en: 'Digital communication strategy',
      ar: 'استراتيجية التواصل الرقمي',
    },
    graphicDesign: {
      label: 'Page du graphisme',
      longest: 40,
      fr: 'Conception graphique',
      en: 'Graphic design',
      ar: 'التصميم الغرافيكي',
    },
    applications: {
      label: 'Page des applications',
      longest: 40,
      fr: 'Développement applicatif',
      en: 'App development',
      ar: 'تطوير التطبيقات',
    },
    data: {
      label: 'Page des données',
      longest: 40,
      fr: 'Data et analyse',
      en: 'Data and analysis',
      ar: 'البيانات والتحليل',
    },
  },
} as const satisfies TextsOfPage
