import { type Locale, locales } from '@sira/contract/locales'
import type { LanguageReaders } from '../../messages/newsletter/dispatch/letterReaders.ts'

/** « 3 abonnés » */
export function readersCount(readers: number): string {
  return `${readers} abonné${readers > 1 ? 's' : ''}`
}

/** One line for each language of the readers, with what they get where that is not their own. */
export function languageLine({ language, readers, gets }: LanguageReaders): string {
  const line = `${readersCount(readers)} en ${nameOf(language)}`
  if (gets === language) return line
  return gets === null
    ? `${line}\u00a0: il manque l’objet ou le texte`
    : `${line}, qui la recevr${readers > 1 ? 'ont' : 'a'} en ${nameOf(gets)}\u00a0: la traduction manque`
}

function nameOf(language: Locale): string {
  return (locales.find(({ code }) => code === language)?.name ?? language).toLowerCase()
}
