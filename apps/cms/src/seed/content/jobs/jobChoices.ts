type Label = { key: string; nom: { fr: string; en: string; ar: string } }

/** Companies of the demo offers; all of them invented. */
export const companies = [
  'Coopérative Wend Panga',
  'Faso Logis',
  'Clinique du Kadiogo',
  'Solaris Énergie Sahel',
  'Groupe scolaire Les Karités',
  'Transports Tiébélé',
  'Bureau d’études Hauts-Bassins',
  'Boulangerie Moderne de Gounghin',
] as const

/** Countries of the offers, by their French name. */
export const countries = {
  'Burkina Faso': { fr: 'Burkina Faso', en: 'Burkina Faso', ar: 'بوركينا فاسو' },
  'Côte d’Ivoire': { fr: 'Côte d’Ivoire', en: 'Ivory Coast', ar: 'ساحل العاج' },
  Mali: { fr: 'Mali', en: 'Mali', ar: 'مالي' },
  Niger: { fr: 'Niger', en: 'Niger', ar: 'النيجر' },
  Sénégal: { fr: 'Sénégal', en: 'Senegal', ar: 'السنغال' },
} as const

export const domains: Label[] = [
  {
    key: 'gestion',
    nom: {
      fr: 'Gestion et comptabilité',
      en: 'Management and accounting',
      ar: 'الإدارة والمحاسبة',
    },
  },
  {
    key: 'commerce',
    nom: { fr: 'Commerce et vente', en: 'Trade and sales', ar: 'التجارة والمبيعات' },
  },
  { key: 'numerique', nom: { fr: 'Numérique', en: 'Digital', ar: 'الرقمنة' } },
  {
    key: 'logistique',
    nom: { fr: 'Logistique et transport', en: 'Logistics', ar: 'اللوجستيك والنقل' },
  },
  { key: 'sante', nom: { fr: 'Santé', en: 'Health', ar: 'الصحة' } },
  { key: 'enseignement', nom: { fr: 'Enseignement', en: 'Teaching', ar: 'التعليم' } },
  {
    key: 'technique',
    nom: { fr: 'Technique et énergie', en: 'Technical and energy', ar: 'التقنية والطاقة' },
  },
]

export const types: Label[] = [
  { key: 'cdi', nom: { fr: 'CDI', en: 'Permanent contract', ar: 'عقد دائم' } },
  { key: 'cdd', nom: { fr: 'CDD', en: 'Fixed-term contract', ar: 'عقد محدد المدة' } },
  { key: 'stage', nom: { fr: 'Stage', en: 'Internship', ar: 'تدريب مهني' } },
  { key: 'freelance', nom: { fr: 'Freelance', en: 'Freelance', ar: 'عمل حر' } },
  { key: 'partiel', nom: { fr: 'Temps partiel', en: 'Part time', ar: 'دوام جزئي' } },
]

export const experiences: Label[] = [
  { key: 'debutant', nom: { fr: 'Débutant accepté', en: 'No experience needed', ar: 'بدون خبرة' } },
  { key: 'un-an', nom: { fr: '1 à 2 ans', en: '1 to 2 years', ar: 'من سنة إلى سنتين' } },
  { key: 'trois-ans', nom: { fr: '3 à 5 ans', en: '3 to 5 years', ar: 'من 3 إلى 5 سنوات' } },
  { key: 'confirme', nom: { fr: 'Plus de 5 ans', en: 'More than 5 years', ar: 'أكثر من 5 سنوات' } },
]
