import type { TextsOfPage } from '../pageText.ts'

export const siteFooter = {
  footer: {
    about: {
      label: 'Présentation de l’entreprise',
      longest: 240,
      fr: 'Nous formons, conseillons et équipons les personnes et les entreprises du Burkina\u00a0Faso\u00a0: de la première compétence au premier emploi, de l’idée au service en ligne.',
      en: 'We train, advise and equip people and businesses in Burkina\u00a0Faso: from the first skill to the first job, from the idea to the online service.',
      ar: 'ندرّب وننصح ونجهّز الأفراد والشركات في بوركينا فاسو: من أول مهارة إلى أول وظيفة، ومن الفكرة إلى الخدمة على الإنترنت.',
    },
    quickLinks: {
      label: 'Titre des liens utiles',
      longest: 40,
      fr: 'Liens utiles',
      en: 'Useful links',
      ar: 'روابط مفيدة',
    },
    services: {
      label: 'Titre des services',
      longest: 40,
      fr: 'Nos services',
      en: 'Our services',
      ar: 'خدماتنا',
    },
    recentNews: {
      label: 'Titre des actualités',
      longest: 40,
      fr: 'Dernières actualités',
      en: 'Latest news',
      ar: 'آخر الأخبار',
    },
    terms: {
      label: 'Lien vers les termes',
      longest: 40,
      fr: 'Termes et conditions',
      en: 'Terms and conditions',
      ar: 'الشروط والأحكام',
    },
    privacy: {
      label: 'Lien vers la confidentialité',
      longest: 40,
      fr: 'Politique de confidentialité',
      en: 'Privacy policy',
      ar: 'سياسة الخصوصية',
    },
    accessibility: {
      label: 'Lien vers l’accessibilité',
      longest: 40,
      fr: 'Accessibilité',
      en: 'Accessibility',
      ar: 'إتاحة الموقع',
    },
  },
} as const satisfies TextsOfPage
