import type { Locale } from '@sira/contract/locales'
import { isTranslated, type WrittenRecord } from '../../format/writtenIn.ts'

interface ShownRecords {
  /** Those that a page is about. */
  records: readonly WrittenRecord[]
  /** Those that it also shows, beside or below. */
  otherRecords: readonly WrittenRecord[]
}

/**
 * Where a page says that it is not all translated: at its start what it is about, at its end what
 * stands there only; nowhere where all is. The line at the start would call a page untranslated
 * that its reader can read whole.
 */
export function untranslatedPlace(
  { records, otherRecords }: ShownRecords,
  locale: Locale,
): 'start' | 'end' | undefined {
  const someOf = (shown: readonly WrittenRecord[]) =>
    shown.some((record) => !isTranslated(record.locale, locale))
  if (someOf(records)) return 'start'
  return someOf(otherRecords) ? 'end' : undefined
}
