import type { Locale } from '../locales.ts'
import { type DocumentKind, documentKinds } from './documentKinds.ts'

const kilo = 1024

/** A size as it is read: `380 ko`, `1,2 Mo`; never less than one. */
export function fileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilo))
  const large = kilobytes >= 1000
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / kilo / kilo : kilobytes)
}

/** The label of a document before it is opened: `PDF, 1,2 Mo`. */
export function documentLabel(
  kind: DocumentKind,
  bytes: number | undefined,
  locale: Locale,
): string {
  const { name } = documentKinds[kind]
  const comma = locale === 'ar' ? '،' : ','
  return bytes === undefined ? name : `${name}${comma} ${fileSize(bytes, locale)}`
}
