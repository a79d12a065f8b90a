type Label = { key: string; nom: { fr: string; en: string; ar: string } }

export const trainingTypes: Label[] = [
  {
    key: 'certifiante',
    nom: { fr: 'Formation certifiante', en: 'Certified training', ar: 'دورة بشهادة' },
  },
  {
    key: 'inter',
    nom: {
      fr: 'Formation inter-entreprises',
      en: 'Inter-company training',
      ar: 'دورة مشتركة بين الشركات',
    },
  },
  {
    key: 'carte',
    nom: { fr: 'Formation à la carte', en: 'Tailor-made training', ar: 'دورة حسب الطلب' },
  },
  {
    key: 'distance',
    nom: {
      fr: 'E-learning et classe virtuelle',
      en: 'E-learning and virtual class',
      ar: 'تعلم إلكتروني وقسم افتراضي',
    },
  },
]

export const trainingModes: Label[] = [
  { key: 'salle', nom: { fr: 'En salle', en: 'In the classroom', ar: 'حضوري' } },
  { key: 'ligne', nom: { fr: 'En ligne', en: 'Online', ar: 'عبر الإنترنت' } },
  { key: 'mixte', nom: { fr: 'En salle et en ligne', en: 'Classroom and online', ar: 'مختلط' } },
]

/** Payment modes, each with the name of its drawn logo. */
export const paymentModes: (Label & { logo: 'phone' | 'cash' | 'bank' | 'card' | 'cheque' })[] = [
  {
    key: 'mobile',
    logo: 'phone',
    nom: { fr: 'Paiement mobile', en: 'Mobile money', ar: 'الدفع عبر الهاتف' },
  },
  {
    key: 'especes',
    logo: 'cash',
    nom: { fr: 'Espèces au bureau', en: 'Cash at the office', ar: 'نقداً في المكتب' },
  },
  {
    key: 'virement',
    logo: 'bank',
    nom: { fr: 'Virement bancaire', en: 'Bank transfer', ar: 'تحويل بنكي' },
  },
  { key: 'carte', logo: 'card', nom: { fr: 'Carte bancaire', en: 'Bank card', ar: 'بطاقة بنكية' } },
  {
    key: 'cheque',
    logo: 'cheque',
    nom: { fr: 'Chèque d’entreprise', en: 'Company cheque', ar: 'شيك الشركة' },
  },
]
