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
  /** As saved last, and as the public reads it. */
  latest: InAllLanguages
  shown: InAllLanguages
  /** The fields saved with the publication, in this language. */
  data: Readonly<Record<string, unknown>>
  language: Locale
}

/**
 * A page in a language has its title and its long texts in it, or the word of a person that the French
 * will do: half of it would be read aloud, and in Arabic laid out, as what it is not. A title may be the
 * same in both languages.
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

/** Where all languages are published: what was written in each since is whole, and none is emptied. */
export function refuseUntranslated(type: DraftedType, publication: Publication): void {
  refuseEmptied(publication)
  const { texts, latest, shown, language } = publication
  for (const code of new Set([...pendingLanguages(texts, latest, shown), language])) {
    if (willHaveText(publication, code)) refuseHalfTranslated(type, publication, code)
  }
}

/** Publishing everything takes no page away: one that was emptied is withdrawn by who means it. */
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
