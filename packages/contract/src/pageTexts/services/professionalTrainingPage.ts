import { merged } from '../../merged.ts'
import type { TextPage, TextsOfPage } from '../pageText.ts'

const opening = {
  title: {
    label: 'Titre de la page',
    longest: 60,
    fr: 'Formation professionnelle',
    en: 'Professional training',
    ar: 'التدريب المهني',
  },
  lead: {
    label: 'Accroche',
    longest: 160,
    fr: 'Quatre façons d’apprendre. Une seule promesse\u00a0: que cela serve dès le lendemain.',
    en: 'Four ways to learn. One promise: that it is useful the very next day.',
    ar: 'أربع طرق للتعلّم، ووعد واحد: أن ينفع منذ الغد.',
  },
} as const satisfies TextsOfPage

const formats = {
  formats: [
    {
      name: {
        label: 'Format 1',
        longest: 40,
        fr: 'Certifiante',
        en: 'Certified',
        ar: 'بشهادة',
      },
      forWhom: {
        label: 'Format 1\u00a0: pour qui',
        longest: 80,
        fr: 'Pour faire reconnaître un savoir-faire',
        en: 'To have a skill recognised',
        ar: 'للاعتراف بمهارة',
      },
      text: {
        label: 'Format 1\u00a0: texte',
        longest: 300,
        fr: 'Un programme complet, des exercices notés et une épreuve finale devant un jury de praticiens. L’attestation porte un numéro que l’employeur peut vérifier.',
        en: 'A complete programme, marked exercises and a final test before a panel of practitioners. The certificate carries a number the employer can check.',
        ar: 'برنامج كامل، وتمارين منقّطة، واختبار نهائي أمام لجنة من الممارسين. تحمل الشهادة رقمًا يمكن لصاحب العمل التحقّق منه.',
      },
      facts: [
        {
          label: 'Format 1\u00a0: premier fait',
          longest: 40,
          fr: '30 à 120 heures',
          en: '30 to 120 hours',
          ar: 'من 30 إلى 120 ساعة',
        },
        {
          label: 'Format 1\u00a0: deuxième fait',
          longest: 40,
          fr: 'Épreuve finale',
          en: 'Final test',
          ar: 'اختبار نهائي',
        },
        {
          label: 'Format 1\u00a0: troisième fait',
          longest: 40,
          fr: 'Attestation vérifiable',
          en: 'Certificate that can be checked',
          ar: 'شهادة قابلة للتحقّق',
        },
      ],
    },
    {
      name: {
        label: 'Format 2',
        longest: 40,
        fr: 'Inter-entreprises',
        en: 'Inter-company',
        ar: 'بين الشركات',
      },
      forWhom: {
        label: 'Format 2\u00a0: pour qui',
        longest: 80,
        fr: 'Pour une ou deux personnes de votre équipe',
        en: 'For one or two people of your team',
        ar: 'لشخص أو شخصين من فريقكم',
      },
      text: {
        label: 'Format 2\u00a0: texte',
        longest: 300,
        fr: 'Des participants de plusieurs maisons dans une même salle, à dates fixes. On compare ses méthodes, on repart avec des contacts.',
        en: 'Participants from several businesses in one room, on fixed dates. People compare methods and leave with contacts.',
        ar: 'مشاركون من مؤسسات عدّة في قاعة واحدة، بتواريخ محدّدة. نقارن الطرق ونعود بمعارف جديدة.',
      },
      facts: [
        {
          label: 'Format 2\u00a0: premier fait',
          longest: 40,
          fr: '1 à 5 jours',
          en: '1 to 5 days',
          ar: 'من يوم إلى 5 أيام',
        },
        {
          label: 'Format 2\u00a0: deuxième fait',
          longest: 40,
          fr: '12 personnes au plus',
          en: '12 people at most',
          ar: '12 شخصًا على الأكثر',
        },
        {
          label: 'Format 2\u00a0: troisième fait',
          longest: 40,
          fr: 'Calendrier annoncé',
          en: 'Published calendar',
          ar: 'جدول معلن',
        },
      ],
    },
    {
      name: {
        label: 'Format 3',
        longest: 40,
        fr: 'À la carte',
        en: 'Tailor-made',
        ar: 'على المقاس',
      },
      forWhom: {
        label: 'Format 3\u00a0: pour qui',
        longest: 80,
        fr: 'Pour toute une équipe, sur vos propres documents',
        en: 'For a whole team, on your own documents',
        ar: 'لفريق كامل، على وثائقكم أنتم',
      },
      text: {
        label: 'Format 3\u00a0: texte',
        longest: 300,
        fr: 'Nous venons voir le travail, nous écrivons le programme avec vous, puis nous formons sur vos fichiers, vos clients, vos machines.',
        en: 'We come and see the work, write the programme with you, then train on your files, your customers, your machines.',
        ar: 'نأتي لنرى العمل، ونكتب البرنامج معكم، ثم ندرّب على ملفاتكم وزبائنكم وآلاتكم.',
      },
      facts: [
        {
          label: 'Format 3\u00a0: premier fait',
          longest: 40,
          fr: 'Dans vos locaux',
          en: 'On your premises',
          ar: 'في مقرّكم',
        },
        {
          label: 'Format 3\u00a0: deuxième fait',
          longest: 40,
          fr: 'Horaires choisis',
          en: 'At hours you choose',
          ar: 'بأوقات تختارونها',
        },
        {
          label: 'Format 3\u00a0: troisième fait',
          longest: 40,
          fr: 'Suivi à un mois',
          en: 'Follow-up after a month',
          ar: 'متابعة بعد شهر',
        },
      ],
    },
    {
      name: {
        label: 'Format 4',
        longest: 40,
        fr: 'E-learning et classe virtuelle',
        en: 'E-learning and virtual class',
        ar: 'تعلّم إلكتروني وصفّ افتراضي',
      },
      forWhom: {
        label: 'Format 4\u00a0: pour qui',
        longest: 80,
        fr: 'Pour apprendre de Dori, de Gaoua ou de chez soi',
        en: 'To learn from Dori, from Gaoua or from home',
        ar: 'للتعلّم من دوري أو غاوا أو من البيت',
      },
      text: {
        label: 'Format 4\u00a0: texte',
        longest: 300,
        fr: 'Un formateur en direct le soir ou le samedi, des supports légers à garder, des exercices corrigés un par un. Une connexion 3G suffit.',
        en: 'A live trainer in the evening or on Saturdays, light material to keep, exercises corrected one by one. A 3G connection is enough.',
        ar: 'مدرّب مباشر مساءً أو يوم السبت، وموادّ خفيفة تحتفظون بها، وتمارين تُصحَّح واحدًا واحدًا. يكفي اتصال 3G.',
      },
      facts: [
        {
          label: 'Format 4\u00a0: premier fait',
          longest: 40,
          fr: 'En direct',
          en: 'Live',
          ar: 'مباشر',
        },
        {
          label: 'Format 4\u00a0: deuxième fait',
          longest: 40,
          fr: 'Supports de moins de 5\u00a0Mo',
          en: 'Material under 5\u00a0MB',
          ar: 'موادّ أقلّ من 5\u00a0م.ب',
        },
        {
          label: 'Format 4\u00a0: troisième fait',
          longest: 40,
          fr: 'Replay audio',
          en: 'Audio replay',
          ar: 'إعادة صوتية',
        },
      ],
    },
  ],
} as const satisfies TextsOfPage

const buttons = {
  catalogue: {
    label: 'Bouton vers le catalogue',
    longest: 30,
    fr: 'Voir le catalogue',
    en: 'See the catalogue',
    ar: 'رؤية الفهرس',
  },
  quote: {
    label: 'Bouton vers le devis',
    longest: 30,
    fr: 'Demander un programme',
    en: 'Ask for a programme',
    ar: 'طلب برنامج',
  },
} as const satisfies TextsOfPage

/** Training operations: four formats (product 2.15). */
export const professionalTrainingPage = {
  label: 'Service Formation',
  type: 'page-formation',
  parts: [
    { label: 'Haut de la page', texts: opening },
    { label: 'Formats', texts: formats },
    { label: 'Boutons', texts: buttons },
  ],
} as const satisfies TextPage

export const professionalTrainingTexts = merged(opening, formats, buttons)
