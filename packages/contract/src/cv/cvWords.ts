import type { Locale } from '../locales.ts'

/** The parts of a CV with a title of their own, in the order in which they stand on the page. */
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
  /** Where nobody has written a name yet. */
  cv: string
  since: (date: string) => string
  until: (date: string) => string
  licence: (letters: string) => string
  /** Between a place and its town, between two abilities. */
  comma: string
  colon: string
}

/** What a CV says of itself, in its own language. */
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
