import { merged } from '../../merged.ts'
import type { TextPage, TextsOfPage } from '../pageText.ts'

const opening = {
  title: {
    label: 'Titre de la page',
    longest: 60,
    fr: 'Stratégie de communication digitale',
    en: 'Digital communication strategy',
    ar: 'استراتيجية التواصل الرقمي',
  },
  lead: {
    label: 'Accroche',
    longest: 160,
    fr: 'Une page qui publie au hasard ne parle à personne. Nous vous aidons à tenir une conversation.',
    en: 'A page that posts at random speaks to nobody. We help you keep up a conversation.',
    ar: 'الصفحة التي تنشر كيفما اتفق لا تخاطب أحدًا. نساعدكم على إدارة حوار.',
  },
} as const satisfies TextsOfPage

const week = {
  weekHeading: {
    label: 'Titre de la semaine',
    longest: 60,
    fr: 'Une semaine de publications, par exemple',
    en: 'A week of posts, for example',
    ar: 'أسبوع من المنشورات، على سبيل المثال',
  },
  week: [
    {
      day: {
        label: 'Publication 1\u00a0: jour',
        longest: 20,
        fr: 'Lundi',
        en: 'Monday',
        ar: 'الاثنين',
      },
      text: {
        label: 'Publication 1\u00a0: texte',
        longest: 120,
        fr: 'Une question posée à vos clients, la réponse le lendemain',
        en: 'A question to your customers, the answer the next day',
        ar: 'سؤال يُطرح على زبائنكم، والجواب في اليوم التالي',
      },
    },
    {
      day: {
        label: 'Publication 2\u00a0: jour',
        longest: 20,
        fr: 'Mercredi',
        en: 'Wednesday',
        ar: 'الأربعاء',
      },
      text: {
        label: 'Publication 2\u00a0: texte',
        longest: 120,
        fr: 'Les coulisses\u00a0: une photo, trois lignes, un prénom',
        en: 'Behind the scenes: one photo, three lines, a first name',
        ar: 'ما وراء الكواليس: صورة وثلاثة أسطر واسم',
      },
    },
    {
      day: {
        label: 'Publication 3\u00a0: jour',
        longest: 20,
        fr: 'Vendredi',
        en: 'Friday',
        ar: 'الجمعة',
      },
      text: {
        label: 'Publication 3\u00a0: texte',
        longest: 120,
        fr: 'L’offre de la semaine, avec son prix et son numéro',
        en: 'The offer of the week, with its price and its number',
        ar: 'عرض الأسبوع، مع سعره ورقمه',
      },
    },
    {
      day: {
        label: 'Publication 4\u00a0: jour',
        longest: 20,
        fr: 'Samedi',
        en: 'Saturday',
        ar: 'السبت',
      },
      text: {
        label: 'Publication 4\u00a0: texte',
        longest: 120,
        fr: 'Un client raconte, avec son accord',
        en: 'A customer tells a story, with their consent',
        ar: 'زبون يروي تجربته، بموافقته',
      },
    },
  ],
} as const satisfies TextsOfPage

const deliverables = {
  deliverablesHeading: {
    label: 'Titre de la liste',
    longest: 60,
    fr: 'Ce que nous vous remettons',
    en: 'What you receive',
    ar: 'ما نسلّمه لكم',
  },
  deliverables: [
    {
      name: {
        label: 'Document 1',
        longest: 60,
        fr: 'La voix',
        en: 'The voice',
        ar: 'الصوت',
      },
      text: {
        label: 'Document 1\u00a0: texte',
        longest: 200,
        fr: 'À qui vous parlez, sur quel ton, et ce que vous ne dites jamais.',
        en: 'Who you speak to, in what tone, and what you never say.',
        ar: 'من تخاطبون، وبأيّ نبرة، وما لا تقولونه أبدًا.',
      },
    },
    {
      name: {
        label: 'Document 2',
        longest: 60,
        fr: 'Le calendrier',
        en: 'The calendar',
        ar: 'الجدول',
      },
      text: {
        label: 'Document 2\u00a0: texte',
        longest: 200,
        fr: 'Trois mois de sujets, avec les fêtes et les saisons d’ici.',
        en: 'Three months of topics, with the local feasts and seasons.',
        ar: 'ثلاثة أشهر من المواضيع، مع أعياد البلد ومواسمه.',
      },
    },
    {
      name: {
        label: 'Document 3',
        longest: 60,
        fr: 'Les modèles',
        en: 'The templates',
        ar: 'القوالب',
      },
      text: {
        label: 'Document 3\u00a0: texte',
        longest: 200,
        fr: 'Des gabarits que votre équipe remplit seule, depuis un téléphone.',
        en: 'Layouts your team fills in alone, from a phone.',
        ar: 'نماذج يملؤها فريقكم وحده، من هاتف.',
      },
    },
    {
      name: {
        label: 'Document 4',
        longest: 60,
        fr: 'La veille',
        en: 'The watch',
        ar: 'المتابعة',
      },
      text: {
        label: 'Document 4\u00a0: texte',
        longest: 200,
        fr: 'Qui répond, en combien de temps, et que faire quand ça chauffe.',
        en: 'Who answers, how fast, and what to do when things heat up.',
        ar: 'من يردّ، وخلال كم من الوقت، وما العمل حين يحتدّ النقاش.',
      },
    },
  ],
} as const satisfies TextsOfPage

const button = {
  quote: {
    label: 'Bouton vers le devis',
    longest: 30,
    fr: 'demander un devis',
    en: 'Ask for a quote',
    ar: 'اطلبوا عرض سعر',
  },
} as const satisfies TextsOfPage

/** Digital communication strategy (product 2.15). */
export const communicationPage = {
  label: 'Service Communication digitale',
  type: 'page-communication',
  parts: [
    { label: 'Haut de la page', texts: opening },
    { label: 'Semaine', texts: week },
    { label: 'Ce que nous remettons', texts: deliverables },
    { label: 'Bouton', texts: button },
  ],
} as const satisfies TextPage

export const communicationTexts = merged(opening, week, deliverables, button)
