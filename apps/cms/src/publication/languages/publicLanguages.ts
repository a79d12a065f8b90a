import { defaultLocale, type Locale, locales, otherLocales } from '@sira/contract/locales'
import type { TranslatedText } from '../translations/translatedTexts.ts'
import { stateField } from '../translations/translationFields.ts'
import { type InAllLanguages, textIn } from '../translations/translationNotes.ts'

/**
 * The state of a language: public as saved, public in an earlier version, only a draft, or without
 * text.
 */
export type LanguageState = 'public' | 'changed' | 'draft' | 'none'

/** Gives the state of a language from the last saved and the public record (empty: not public). */
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

/** Whether a record has any text in a language. */
export function hasTextIn(
  texts: readonly TranslatedText[],
  record: InAllLanguages,
  language: Locale,
): boolean {
  return texts.some(({ name }) => textIn(record, name, language) !== '')
}

/** Gives the languages with saved changes that are not public. */
export function pendingLanguages(
  texts: readonly TranslatedText[],
  latest: InAllLanguages,
  shown: InAllLanguages,
): Locale[] {
  return locales
    .map(({ code }) => code)
    .filter((code) => ['changed', 'draft'].includes(languageState(texts, latest, shown, code)))
}

/**
 * Gives the languages of a publication that names none, such as a plan: French, and finished
 * translations.
 */
export function readyLanguages(latest: InAllLanguages): Locale[] {
  const done = otherLocales.filter(({ code }) => latest[stateField(code)] === 'done')
  return [defaultLocale, ...done.map(({ code }) => code)]
}
