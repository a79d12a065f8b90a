import { type Locale, localeCodes } from '../locales.ts'

type Names = Readonly<Record<Locale, string>>

/** The languages that are spoken here, by their name in each language of a CV. */
const languages: readonly Names[] = [
  { fr: 'Français', en: 'French', ar: 'الفرنسية' },
  { fr: 'Mooré', en: 'Mooré', ar: 'الموري' },
  { fr: 'Dioula', en: 'Dioula', ar: 'الديولا' },
  { fr: 'Fulfuldé', en: 'Fulfulde', ar: 'الفولفولدي' },
  { fr: 'Gourmantché', en: 'Gourmantché', ar: 'الغورمانشي' },
  { fr: 'Bissa', en: 'Bissa', ar: 'البيسا' },
  { fr: 'Dagara', en: 'Dagara', ar: 'الداغارا' },
  { fr: 'Lobiri', en: 'Lobi', ar: 'اللوبي' },
  { fr: 'Bobo', en: 'Bobo', ar: 'البوبو' },
  { fr: 'San', en: 'San', ar: 'السان' },
  { fr: 'Lyélé', en: 'Lyélé', ar: 'الليلي' },
  { fr: 'Tamasheq', en: 'Tamasheq', ar: 'التماشق' },
  { fr: 'Haoussa', en: 'Hausa', ar: 'الهوسا' },
  { fr: 'Anglais', en: 'English', ar: 'الإنجليزية' },
  { fr: 'Arabe', en: 'Arabic', ar: 'العربية' },
]

const levels: readonly Names[] = [
  { fr: 'Langue maternelle', en: 'Mother tongue', ar: 'اللغة الأم' },
  { fr: 'Courant', en: 'Fluent', ar: 'طلاقة' },
  { fr: 'Bon niveau', en: 'Good', ar: 'جيد' },
  { fr: 'Notions', en: 'Basic', ar: 'مبادئ' },
  { fr: 'Parlé seulement', en: 'Spoken only', ar: 'محادثة فقط' },
]

export const languageNames = (locale: Locale) => languages.map((names) => names[locale])
export const levelNames = (locale: Locale) => levels.map((names) => names[locale])

/** A language or a level that we know, in the language of the CV; any other as it is written. */
export function spokenIn(written: string, locale: Locale): string {
  const sought = written.trim().toLocaleLowerCase()
  const isIt = (names: Names) =>
    localeCodes.some((code) => names[code].toLocaleLowerCase() === sought)
  return (languages.find(isIt) ?? levels.find(isIt))?.[locale] ?? written
}
