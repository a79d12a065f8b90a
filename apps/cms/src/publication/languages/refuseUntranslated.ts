import { type DraftedType, recordTypes } from '@sira/contract/kinds/recordTypes'
import { defaultLocale, type Locale, locales, otherLocales } from '@sira/contract/locales'
import { APIError } from 'payload'
import type { TranslatedText } from '../translations/translatedTexts.ts'
import {
  type InAllLanguages,
  notesAfter,
  textIn,
  translated,
} from '../translations/translationNotes.ts'
import { textState } from '../translations/translationState.ts'
import { hasTextIn, pendingLanguages } from './publicLanguages.ts'

interface Publication {
  texts: readonly TranslatedText[]
  /** The last saved record, and the public one. */
  latest: InAllLanguages
  shown: InAllLanguages
  /** The fields saved with the publication, in this language. */
  data: Readonly<Record<string, unknown>>
  language: Locale
}

/**
 * Refuses a half-translated page: it needs its title and long texts in its language, or a person's
 * word that the French will do. Otherwise half of it would be read aloud, and in Arabic laid out,
 * in the wrong language. The title may be the same in both languages.
 */
export function refuseHalfTranslated(
  type: DraftedType,
  publication: Publication,
  language = publication.language,
): void {
  if (language === defaultLocale) return
  const coming = comingIn(publication, language)
  const noted = { ...coming, ...notesAfter(publication.texts, publication.latest, coming) }
  const waiting = publication.texts.filter((text) => {
    const isTitle = text.name === recordTypes[type].title
    const wanted = isTitle ? textIn(coming, text.name, language) === '' : isLong(text)
    return wanted && textState(translated(noted, text, language)) === 'missing'
  })
  if (waiting.length === 0) return
  const named = waiting.map(({ label }) => label).join(', ')
  const reason = `Il reste à traduire (${nameOf(language)}) : ${named}. Traduisez, ou dites dans « Traductions » que le français convient.`
  throw new APIError(reason, 400, null, true)
}

function isLong({ writing, optional }: TranslatedText): boolean {
  return !optional && (writing === 'markdown' || writing === 'html')
}

/**
 * Refuses a publication of all languages where a changed translation is incomplete, or one would be
 * emptied.
 */
export function refuseUntranslated(type: DraftedType, publication: Publication): void {
  refuseEmptied(publication)
  const { texts, latest, shown, language } = publication
  for (const code of new Set([...pendingLanguages(texts, latest, shown), language])) {
    if (willHaveText(publication, code)) refuseHalfTranslated(type, publication, code)
  }
}

/**
 * Refuses a publication of all languages that would empty one: a language must be withdrawn on
 * purpose.
 */
function refuseEmptied(publication: Publication): void {
  const { texts, shown } = publication
  const emptied = otherLocales.find(
    ({ code }) => hasTextIn(texts, shown, code) && !willHaveText(publication, code),
  )
  if (!emptied) return
  const reason = `Une traduction qui est sur le site est vide ici (${nameOf(emptied.code)}). Écrivez-la, ou retirez-la du site dans « Traductions ».`
  throw new APIError(reason, 400, null, true)
}

/** A record will say something in a language once it is saved. */
function willHaveText(publication: Publication, language: Locale): boolean {
  return hasTextIn(publication.texts, comingIn(publication, language), language)
}

/** A record as it will be once it is saved. */
function comingIn({ data, language, latest, texts }: Publication, asked: Locale): InAllLanguages {
  if (asked !== language) return latest
  const saved = texts.filter(({ name }) => Object.hasOwn(data, name))
  const written = saved.map(({ name }) => {
    const before = locales.map(({ code }) => [code, textIn(latest, name, code)])
    return [name, { ...Object.fromEntries(before), [language]: data[name] }]
  })
  return { ...latest, ...Object.fromEntries(written) }
}

function nameOf(language: Locale): string {
  return otherLocales.find(({ code }) => code === language)?.name.toLowerCase() ?? language
}
