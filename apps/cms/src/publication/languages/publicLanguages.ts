import { defaultLocale, type Locale, locales, otherLocales } from '@sira/contract/locales'
import type { TranslatedText } from '../translations/translatedTexts.ts'
import { stateField } from '../translations/translationFields.ts'
import { type InAllLanguages, textIn } from '../translations/translationNotes.ts'

/** A language is public as saved, public in an earlier version, a draft alone, or without text. */
export type LanguageState = 'public' | 'changed' | 'draft' | 'none'

/** Of one language, from what was saved last and what the public reads (empty: nothing). */
export function languageState(
  texts: readonly TranslatedText[],
  latest: InAllLanguages,
  shown: InAllLanguages,
  language: Locale,
): LanguageState {
  if (!hasTextIn(texts, shown, language))
    return hasTextIn(texts, latest, language) ? 'draft' : 'none'
  const same = texts.every(
    ({ name }) => textIn(latest, name, language) === textIn(shown, name, language),
  )
  return same ? 'public' : 'changed'
}

/** A record says anything in a language. */
export function hasTextIn(
  texts: readonly TranslatedText[],
  record: InAllLanguages,
  language: Locale,
): boolean {
  return texts.some(({ name }) => textIn(record, name, language) !== '')
}

/** The languages in which something was saved that the public does not read. */
export function pendingLanguages(
  texts: readonly TranslatedText[],
  latest: InAllLanguages,
  shown: InAllLanguages,
): Locale[] {
  return locales
    .map(({ code }) => code)
    .filter((code) => ['changed', 'draft'].includes(languageState(texts, latest, shown, code)))
}

/** The languages of a publication that names none, such as a plan: French, and those done. */
export function readyLanguages(latest: InAllLanguages): Locale[] {
  const done = otherLocales.filter(({ code }) => latest[stateField(code)] === 'done')
  return [defaultLocale, ...done.map(({ code }) => code)]
}
