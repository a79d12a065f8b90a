type Label = { key: string; nom: { fr: string; en: string; ar: string } }

/** The four kinds of training of the catalogue (spec 2.9). */
export const trainingTypes: Label[] = [
  { key: 'certifiante', nom: { fr: 'Certifiante', en: 'Certifying', ar: 'بشهادة' } },
  {
    key: 'inter',
    nom: { fr: 'Inter-entreprises', en: 'Inter-company', ar: 'مشتركة بين الشركات' },
  },
  { key: 'carte', nom: { fr: 'À la carte', en: 'Tailor-made', ar: 'حسب الطلب' } },
  {
    key: 'distance',
    nom: {
      fr: 'E-learning / classe virtuelle',
      en: 'E-learning / virtual class',
      ar: 'تعلم إلكتروني / قسم افتراضي',
    },
  },
]

export const trainingModes: Label[] = [
  { key: 'salle', nom: { fr: 'Présentiel', en: 'In person', ar: 'حضوري' } },
  { key: 'ligne', nom: { fr: 'En ligne', en: 'Online', ar: 'عبر الإنترنت' } },
  { key: 'mixte', nom: { fr: 'Hybride', en: 'Hybrid', ar: 'مختلط' } },
]

/** Payment modes, each with the name of its drawn logo. */
export const paymentModes: (Label & { logo: 'phone' | 'cash' | 'bank' | 'card' | 'cheque' })[] = [
  {
    key: 'mobile',
    logo: 'phone',
    nom: { fr: 'Mobile money', en: 'Mobile money', ar: 'الدفع عبر الهاتف' },
  },
  { key: 'carte', logo: 'card', nom: { fr: 'Carte bancaire', en: 'Bank card', ar: 'بطاقة بنكية' } },
  {
    key: 'virement',
    logo: 'bank',
    nom: { fr: 'Virement bancaire', en: 'Bank transfer', ar: 'تحويل بنكي' },
  },
  {
    key: 'especes',
    logo: 'cash',
    nom: { fr: 'Espèces au bureau', en: 'Cash at the office', ar: 'نقداً في المكتب' },
  },
  { key: 'cheque', logo: 'cheque', nom: { fr: 'Chèque', en: 'Cheque', ar: 'شيك' } },
]
