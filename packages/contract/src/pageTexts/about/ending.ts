import type { TextsOfPage } from '../pageText.ts'

/** The headings above figures and names, which are settings. */
export const headings = {
  countersHeading: {
    label: 'Titre des compteurs',
    longest: 60,
    fr: 'Sira en chiffres',
    en: 'Sira in figures',
    ar: 'Sira بالأرقام',
  },
  skillsHeading: {
    label: 'Titre des notes',
    longest: 60,
    fr: 'Ce que nos clients notent',
    en: 'How our clients rate us',
    ar: 'تقييم زبائننا',
  },
  skillsText: {
    label: 'Texte sous ce titre',
    longest: 160,
    fr: 'Part des clients qui se disent satisfaits de la prestation, par métier.',
    en: 'Share of clients who say they are satisfied, by line of work.',
    ar: 'نسبة الزبائن الذين يقولون إنهم راضون عن الخدمة، بحسب المجال.',
  },
  partnersHeading: {
    label: 'Titre des partenaires (quand il y en a)',
    longest: 60,
    fr: 'Ils travaillent avec nous',
    en: 'They work with us',
    ar: 'شركاؤنا',
  },
} as const satisfies TextsOfPage

/** The last word. */
export const call = {
  ctaHeading: {
    label: 'Titre de l’appel',
    longest: 80,
    fr: 'Parlons de votre projet',
    en: 'Let’s talk about your project',
    ar: 'لنتحدّث عن مشروعكم',
  },
  ctaText: {
    label: 'Texte de l’appel',
    longest: 200,
    fr: 'Un appel de dix minutes suffit pour savoir si nous pouvons vous être utiles.',
    en: 'A ten-minute call is enough to find out whether we can help.',
    ar: 'مكالمة من عشر دقائق تكفي لمعرفة إن كنّا نستطيع مساعدتكم.',
  },
  cta: {
    label: 'Bouton de l’appel',
    longest: 30,
    fr: 'Nous contacter',
    en: 'Contact us',
    ar: 'اتصلوا بنا',
  },
} as const satisfies TextsOfPage
