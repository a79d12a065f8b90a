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
import { hasTextIn } from './publicLanguages.ts'

interface Publication {
  texts: readonly TranslatedText[]
  /** As saved last, and as the public reads it. */
  latest: InAllLanguages
  shown: InAllLanguages
  /** What is saved with the publication, in this language. */
  data: Readonly<Record<string, unknown>>
  language: Locale
}

/** A page in a language begins with its title in it, or with the word of a person that French will do. */
export function refuseUntitled(
  type: DraftedType,
  publication: Publication,
  language: Locale,
): void {
  const { texts } = publication
  const title = texts.find(({ name }) => name === recordTypes[type].title)
  if (language === defaultLocale || title === undefined) return
  const coming = comingIn(publication, language)
  const { sources } = notesAfter(texts, publication.latest, coming)
  if (textState(translated({ ...coming, sources }, title, language)) !== 'missing') return
  const reason = `Le titre n’est pas encore traduit (${nameOf(language)}). Écrivez-le, ou dites dans « Traductions » que le français convient.`
  throw new APIError(reason, 400, null, true)
}

/** Publishing everything takes no page away: one that was emptied is withdrawn by who means it. */
export function refuseEmptied(publication: Publication): void {
  const { texts, shown } = publication
  const emptied = otherLocales.find(
    ({ code }) => hasTextIn(texts, shown, code) && !willHaveText(publication, code),
  )
  if (!emptied) return
  const reason = `Une traduction qui est sur le site est vide ici (${nameOf(emptied.code)}). Écrivez-la, ou retirez-la du site dans « Traductions ».`
  throw new APIError(reason, 400, null, true)
}

/** A record will say something in a language once it is saved. */
export function willHaveText(publication: Publication, language: Locale): boolean {
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
