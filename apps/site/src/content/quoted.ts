import type { Locale } from '@sira/contract/locales'

const marks: Readonly<Record<Locale, readonly [string, string]>> = {
  fr: ['«\u00a0', '\u00a0»'],
  en: ['“', '”'],
  ar: ['«', '»'],
}

/** A quotation in the marks of its language; the closing one never stands on a line of its own. */
export function quoted(text: string, locale: Locale): string {
  const [opening, closing] = marks[locale]
  return `${opening}${text.trim()}${closing}`
}

/** A text whose quotation marks stay with their words, as a printer sets them. */
export function keepMarks(text: string): string {
  return text.replace(/(?<=«) | (?=»)/g, '\u00a0')
}
