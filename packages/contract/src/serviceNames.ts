import type { Locale } from './locales.ts'
import type { Service } from './services.ts'

/** The name of each service in the language of the visitor, for the forms and their letters. */
export const serviceNames = {
  fr: {
    'Mise en relation emploi': 'Mise en relation emploi',
    'Formation professionnelle': 'Formation professionnelle',
    'Service de livraison': 'Service de livraison',
    'Prospection commerciale': 'Prospection commerciale',
    'Stratégie de marketing digital': 'Stratégie de marketing digital',
    'Rédaction de contenu web': 'Rédaction de contenu web',
    'Conception graphique': 'Conception graphique',
    'Vente en ligne': 'Vente en ligne',
    Autres: 'Autres',
  },
  en: {
    'Mise en relation emploi': 'Job matching',
    'Formation professionnelle': 'Professional training',
    'Service de livraison': 'Delivery service',
    'Prospection commerciale': 'Sales prospecting',
    'Stratégie de marketing digital': 'Digital marketing strategy',
    'Rédaction de contenu web': 'Web content writing',
    'Conception graphique': 'Graphic design',
    'Vente en ligne': 'Online sales',
    Autres: 'Other',
  },
  ar: {
    'Mise en relation emploi': 'وساطة التوظيف',
    'Formation professionnelle': 'التدريب المهني',
    'Service de livraison': 'خدمة التوصيل',
    'Prospection commerciale': 'استقطاب الزبائن',
    'Stratégie de marketing digital': 'استراتيجية التسويق الرقمي',
    'Rédaction de contenu web': 'كتابة محتوى الويب',
    'Conception graphique': 'التصميم الغرافيكي',
    'Vente en ligne': 'البيع عبر الإنترنت',
    Autres: 'أخرى',
  },
} as const satisfies Record<Locale, Record<Service, string>>
