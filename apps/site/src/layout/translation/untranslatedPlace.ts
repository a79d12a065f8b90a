import type { Locale } from '@sira/contract/locales'
import { isTranslated, type WrittenRecord } from '../../format/writtenIn.ts'

interface ShownRecords {
  /** The main records of the page. */
  records: readonly WrittenRecord[]
  /** Further records, beside or below. */
  otherRecords: readonly WrittenRecord[]
}

/**
 * Gives the place of the notice that a page is not fully translated: the start, when a main record
 * is not translated; the end, when only further records are not; none otherwise. A notice at the
 * start would call a page untranslated that can be read as a whole.
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
