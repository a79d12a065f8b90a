import type { TextsOfPage } from '../pageText.ts'

/** A phone shows five of these in a row at its lower edge: hence twelve characters. */
export const mainMenu = {
  main: {
    home: {
      label: 'Accueil',
      longest: 12,
      fr: 'Accueil',
      en: 'Home',
      ar: 'الرئيسية',
    },
    about: {
      label: 'Page de l’entreprise',
      longest: 14,
      fr: 'A Propos',
      en: 'About',
      ar: 'من نحن',
    },
    services: {
      label: 'Page des services',
      longest: 12,
      fr: 'Services',
      en: 'Services',
      ar: 'الخدمات',
    },
    trainings: {
      label: 'Formations',
      longest: 14,
      fr: 'Formations',
      en: 'Training',
      ar: 'التدريب',
    },
    digital: {
      label: 'Titre des pages du digital',
      longest: 14,
      fr: 'Digital',
      en: 'Digital',
      ar: 'الرقمنة',
    },
    jobs: {
      label: 'Offres d’emploi',
      longest: 14,
      fr: 'Emplois',
      en: 'Jobs',
      ar: 'الوظائف',
    },
    quote: {
      label: 'Demande de devis',
      longest: 14,
      fr: 'Devis',
      en: 'Quote',
      ar: 'عرض سعر',
    },
    contact: {
      label: 'Contact',
      longest: 12,
      fr: 'Contact',
      en: 'Contact',
      ar: 'اتصلوا بنا',
    },
  },
} as const satisfies TextsOfPage

/** The entries that the side menu adds, and the other texts of the header. */
export const furtherMenu = {
  further: {
    news: {
      label: 'Actualités',
      longest: 30,
      fr: 'Actualités',
      en: 'News',
      ar: 'الأخبار',
    },
    shop: {
      label: 'Librairie',
      longest: 30,
      fr: 'Espace vente en ligne',
      en: 'Online shop',
      ar: 'المتجر الإلكتروني',
    },
    faq: {
      label: 'Questions fréquentes',
      longest: 30,
      fr: 'FAQ',
      en: 'FAQ',
      ar: 'الأسئلة الشائعة',
    },
    followUp: {
      label: 'Suivi d’un dossier',
      longest: 30,
      fr: 'Suivre un dossier',
      en: 'Track a request',
      ar: 'متابعة ملف',
    },
    login: {
      label: 'Connexion',
      longest: 12,
      fr: 'Connexion',
      en: 'Sign in',
      ar: 'الدخول',
    },
    cart: {
      label: 'Panier',
      longest: 12,
      fr: 'Panier',
      en: 'Cart',
      ar: 'السلة',
    },
  },
} as const satisfies TextsOfPage
