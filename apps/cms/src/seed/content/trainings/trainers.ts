import type { Localised } from '../articles/seedArticle.ts'

interface SeedTrainer {
  Prenoms: string
  Nom: string
  Profession: Localised
  /** Markdown. */
  Description: Localised
  coordonnees: string
}

/** The trainers of the demo content; all of them invented. */
export const trainers: SeedTrainer[] = [
  {
    Prenoms: 'Mariam',
    Nom: 'Sanou',
    Profession: { fr: 'Expert-comptable', en: 'Chartered accountant', ar: 'خبيرة محاسبة' },
    Description: {
      fr: `Quinze ans en cabinet puis en coopérative. Elle enseigne les comptes **avec de vraies factures**, anonymisées, et corrige chaque cahier.

- Tenue de caisse et de stock
- États financiers des petites entreprises
- Marchés publics`,
      en: `Fifteen years in a firm and then in a cooperative. She teaches the books **with real invoices** and corrects every notebook.

- Keeping till and stock
- Financial statements of small businesses
- Public tenders`,
      ar: `خمس عشرة سنة في مكتب ثم في تعاونية. تدرّس الحسابات **بفواتير حقيقية** وتصحح كل دفتر.

- مسك الصندوق والمخزون
- القوائم المالية للمؤسسات الصغيرة
- الصفقات العمومية`,
    },
    coordonnees: '+226 70 00 04 04, mariam.sanou@sira.example',
  },
  {
    Prenoms: 'Bakary',
    Nom: 'Ouattara',
    Profession: { fr: 'Analyste de données', en: 'Data analyst', ar: 'محلل بيانات' },
    Description: {
      fr: 'Statisticien de formation, il a suivi des enquêtes dans tout le pays, de Gaoua à Dori. Ses supports tiennent en dix pages et ses exemples viennent du marché.',
      en: 'A statistician by training, he has followed surveys across the country, from Gaoua to Dori. His handouts fit in ten pages and his examples come from the market.',
      ar: 'إحصائي تابع تحقيقات في أنحاء البلاد، من غاوا إلى دوري. تتسع وثائقه في عشر صفحات وأمثلته من السوق.',
    },
    coordonnees: '+226 71 00 07 07, bakary.ouattara@sira.example',
  },
  {
    Prenoms: 'Aïcha',
    Nom: 'Tapsoba',
    Profession: {
      fr: 'Consultante en commerce en ligne',
      en: 'Online trade consultant',
      ar: 'مستشارة في التجارة الإلكترونية',
    },
    Description: {
      fr: `Elle a tenu sa propre boutique pendant six ans avant de former celles des autres.

- Photos produit
- Prix et marges
- Service après-vente`,
      en: `She kept her own shop for six years before training others.

- Product photos
- Prices and margins
- After-sales service`,
      ar: `أدارت متجرها الخاص ست سنوات قبل أن تدرّب الآخرين.

- صور المنتجات
- الأسعار والهوامش
- خدمة ما بعد البيع`,
    },
    coordonnees: '+226 76 00 05 05, aicha.tapsoba@sira.example',
  },
  {
    Prenoms: 'Issouf',
    Nom: 'Kaboré',
    Profession: { fr: 'Conseiller en recrutement', en: 'Recruitment adviser', ar: 'مستشار توظيف' },
    Description: {
      fr: 'Il a lu plus de dix mille CV et en garde les meilleurs défauts pour ses cours.',
      en: 'He has read more than ten thousand CVs and keeps their finest faults for his courses.',
      ar: 'قرأ أكثر من عشرة آلاف سيرة ذاتية ويحتفظ بأجمل أخطائها لدروسه.',
    },
    coordonnees: '+226 78 00 08 08, issouf.kabore@sira.example',
  },
  {
    Prenoms: 'Hervé',
    Nom: 'Bationo',
    Profession: {
      fr: 'Ingénieur en sécurité informatique',
      en: 'Security engineer',
      ar: 'مهندس أمن معلومات',
    },
    Description: {
      fr: 'Il protège des mairies et des cliniques. Son premier conseil est toujours le même : une sauvegarde que l’on a essayé de relire.',
      en: 'He protects town halls and clinics. His first advice is always the same: a backup that has been read back.',
      ar: 'يحمي البلديات والعيادات، ونصيحته الأولى دائماً: نسخة احتياطية جُرِّبت استعادتها.',
    },
    coordonnees: 'herve.bationo@sira.example',
  },
  {
    Prenoms: 'Élise',
    Nom: 'Yaméogo',
    Profession: {
      fr: 'Formatrice en communication',
      en: 'Communication trainer',
      ar: 'مدربة في التواصل',
    },
    Description: {
      fr: `Ancienne journaliste de radio à Koudougou, elle apprend à dire en une minute ce qui en prenait dix.

Elle anime aussi des ateliers d’écriture pour les associations, le premier jeudi du mois.`,
      en: `A former radio journalist in Koudougou, she teaches how to say in one minute what took ten.

She also runs writing workshops for associations, on the first Thursday of the month.`,
      ar: `صحفية إذاعية سابقة في كودوغو تعلّم قول ما كان يستغرق عشر دقائق في دقيقة واحدة.

وتنشّط أيضاً ورشات كتابة للجمعيات في أول خميس من كل شهر.`,
    },
    coordonnees: '+226 75 00 06 06, elise.yameogo@sira.example',
  },
]
