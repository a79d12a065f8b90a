import type { Locale } from '../locales.ts'

/** The parts of a CV that have a title, in the order of the page. */
export const cvParts = [
  'profile',
  'work',
  'education',
  'certificates',
  'skills',
  'languages',
  'licences',
  'interests',
  'references',
] as const

export type CvPart = (typeof cvParts)[number]

interface CvWords {
  parts: Readonly<Record<CvPart, string>>
  /** The title of a CV without a name. */
  cv: string
  since: (date: string) => string
  until: (date: string) => string
  licence: (letters: string) => string
  /** Separates a place from its town, and two abilities. */
  comma: string
  colon: string
}

/** The fixed words of a CV in each language. */
export const cvWords: Readonly<Record<Locale, CvWords>> = {
  fr: {
    parts: {
      profile: 'Profil',
      work: 'Expérience professionnelle',
      education: 'Formation et diplômes',
      certificates: 'Attestations et certificats',
      skills: 'Compétences',
      languages: 'Langues',
      licences: 'Permis de conduire',
      interests: 'Centres d’intérêt',
      references: 'Références',
    },
    cv: 'Curriculum vitæ',
    since: (date) => `depuis ${date}`,
    until: (date) => `jusqu’à ${date}`,
    licence: (letters) => `Permis ${letters}`,
    comma: ', ',
    colon: '\u00a0: ',
  },
  en: {
    parts: {
      profile: 'Profile',
      work: 'Work experience',
      education: 'Education',
      certificates: 'Certificates',
      skills: 'Skills',
      languages: 'Languages',
      licences: 'Driving licence',
      interests: 'Interests',
      references: 'References',
    },
    cv: 'Curriculum vitae',
    since: (date) => `since ${date}`,
    until: (date) => `until ${date}`,
    licence: (letters) => `Licence ${letters}`,
    comma: ', ',
    colon: ': ',
  },
  ar: {
    parts: {
      profile: 'نبذة',
      work: 'الخبرة المهنية',
      education: 'الدراسة والشهادات',
      certificates: 'الدورات والإفادات',
      skills: 'المهارات',
      languages: 'اللغات',
      licences: 'رخصة القيادة',
      interests: 'الاهتمامات',
      references: 'المراجع',
    },
    cv: 'سيرة ذاتية',
    since: (date) => `منذ ${date}`,
    until: (date) => `إلى ${date}`,
    licence: (letters) => `رخصة ${letters}`,
    comma: '، ',
    colon: ': ',
  },
}
