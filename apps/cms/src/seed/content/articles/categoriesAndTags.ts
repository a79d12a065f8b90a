type Label = { key: string; nom: { fr: string; en: string; ar: string } }

/** The categories of the news (spec 2.14), in the three languages. */
export const categories: Label[] = [
  {
    key: 'emploi',
    nom: { fr: 'Emploi et carrière', en: 'Jobs and careers', ar: 'العمل والمسار المهني' },
  },
  { key: 'formation', nom: { fr: 'Formation', en: 'Training', ar: 'التدريب' } },
  {
    key: 'digital',
    nom: { fr: 'Digital et données', en: 'Digital and data', ar: 'الرقمنة والبيانات' },
  },
  {
    key: 'entreprise',
    nom: { fr: 'Créer et gérer', en: 'Starting and running a business', ar: 'التأسيس والإدارة' },
  },
  {
    key: 'commerce',
    nom: { fr: 'Commerce et livraison', en: 'Trade and delivery', ar: 'التجارة والتوصيل' },
  },
  { key: 'sira', nom: { fr: 'La vie de Sira', en: 'News from Sira', ar: 'أخبار سيرا' } },
]

/** The tags of the news (spec 2.8, 2.14), in the three languages. */
export const tags: Label[] = [
  {
    key: 'candidature',
    nom: { fr: 'Candidature', en: 'Job applications', ar: 'طلبات التوظيف' },
  },
  { key: 'bureautique', nom: { fr: 'Bureautique', en: 'Office software', ar: 'برامج المكتب' } },
  { key: 'redaction', nom: { fr: 'Rédaction', en: 'Writing', ar: 'الكتابة المهنية' } },
  { key: 'donnees', nom: { fr: 'Données', en: 'Data', ar: 'البيانات' } },
  {
    key: 'marketing',
    nom: { fr: 'Marketing digital', en: 'Digital marketing', ar: 'التسويق الرقمي' },
  },
  {
    key: 'vente-en-ligne',
    nom: { fr: 'Vente en ligne', en: 'Online selling', ar: 'البيع عبر الإنترنت' },
  },
  { key: 'financement', nom: { fr: 'Argent et financement', en: 'Money', ar: 'المال والتمويل' } },
  {
    key: 'femmes',
    nom: { fr: 'Femmes et numérique', en: 'Women in tech', ar: 'النساء والرقمنة' },
  },
  { key: 'securite', nom: { fr: 'Sécurité', en: 'Safety', ar: 'السلامة والأمان' } },
  { key: 'annonces', nom: { fr: 'Annonces', en: 'Announcements', ar: 'إعلانات' } },
]
