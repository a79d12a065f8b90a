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
      fr: 'Quinze ans en cabinet puis en coopérative. Elle enseigne la comptabilité **avec de vraies factures**, anonymisées, et corrige chaque cahier.',
      en: 'Fifteen years in a firm and then in a cooperative. She teaches accounting **with real invoices** and corrects every notebook.',
      ar: 'خمس عشرة سنة في مكتب محاسبة ثم في تعاونية. تدرّس المحاسبة بفواتير حقيقية وتصحح كل دفتر.',
    },
    coordonnees: '+226 70 00 04 04, mariam.sanou@sira.example',
  },
  {
    Prenoms: 'Bakary',
    Nom: 'Ouattara',
    Profession: { fr: 'Analyste de données', en: 'Data analyst', ar: 'محلل بيانات' },
    Description: {
      fr: 'Statisticien de formation, il a suivi des enquêtes dans les treize régions. Ses supports tiennent en dix pages et ses exemples viennent du marché.',
      en: 'A statistician who has followed surveys in all thirteen regions. His handouts fit in ten pages.',
      ar: 'إحصائي تابع تحقيقات في المناطق الثلاث عشرة. تتسع وثائقه في عشر صفحات.',
    },
    coordonnees: 'bakary.ouattara@sira.example',
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
      fr: 'Elle a tenu sa propre boutique pendant six ans avant de former celles des autres.\n\n- Photos produit\n- Prix et marges\n- Service après-vente',
      en: 'She kept her own shop for six years before training others.',
      ar: 'أدارت متجرها الخاص ست سنوات قبل أن تدرّب الآخرين.',
    },
    coordonnees: '+226 76 00 05 05, aicha.tapsoba@sira.example',
  },
  {
    Prenoms: 'Issouf',
    Nom: 'Kaboré',
    Profession: { fr: 'Conseiller en recrutement', en: 'Recruitment adviser', ar: 'مستشار توظيف' },
    Description: {
      fr: 'Il a lu plus de dix mille CV et en garde les meilleurs défauts pour ses cours.',
      en: 'He has read more than ten thousand CVs.',
      ar: 'قرأ أكثر من عشرة آلاف سيرة ذاتية.',
    },
    coordonnees: 'issouf.kabore@sira.example',
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
      en: 'He protects town halls and clinics. His first advice is always a backup that has been read back.',
      ar: 'يحمي البلديات والعيادات، ونصيحته الأولى نسخة احتياطية جُرِّبت استعادتها.',
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
      fr: 'Ancienne journaliste de radio, elle apprend à dire en une minute ce qui en prenait dix.',
      en: 'A former radio journalist, she teaches how to say in one minute what took ten.',
      ar: 'صحفية إذاعية سابقة تعلّم قول ما كان يستغرق عشر دقائق في دقيقة واحدة.',
    },
    coordonnees: '+226 75 00 06 06, elise.yameogo@sira.example',
  },
]
