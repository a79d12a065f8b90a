import { defaultLocale, type Locale, locales } from '@sira/contract/locales'
import type { PayloadRequest, Where } from 'payload'
import type { NewsletterIssue } from '../../../payload-types.ts'
import { segmentWhere } from '../segment.ts'
import { wholeIssues } from './letterIssue.ts'

/** The number of readers of one language, with the language that they get. */
export interface LanguageReaders {
  language: Locale
  readers: number
  /** Their own language if the letter has it, else French if it has that, else null. */
  gets: Locale | null
}

export interface LetterReaders {
  total: number
  /** Only languages with readers; French first. */
  languages: LanguageReaders[]
}

/** Gives the readers of a letter if it were sent now. */
export async function letterReaders(
  letter: NewsletterIssue,
  req: PayloadRequest,
): Promise<LetterReaders> {
  const { payload } = req
  const count = async (where: Where) =>
    (await payload.count({ collection: 'newsletters', where, req })).totalDocs
  const readers = segmentWhere(letter)
  const total = await count(readers)
  const whole = new Set((await wholeIssues(letter.id, payload, req)).map(({ locale }) => locale))
  const french = whole.has(defaultLocale) ? defaultLocale : null
  const languages: LanguageReaders[] = []
  let others = 0
  for (const { code } of locales.filter(({ code }) => code !== defaultLocale)) {
    const own = await count({ and: [readers, { locale: { equals: code } }] })
    others += own
    languages.push({ language: code, readers: own, gets: whole.has(code) ? code : french })
  }
  // A subscriber without a language reads French.
  languages.unshift({ language: defaultLocale, readers: total - others, gets: french })
  return { total, languages: languages.filter(({ readers }) => readers > 0) }
}
