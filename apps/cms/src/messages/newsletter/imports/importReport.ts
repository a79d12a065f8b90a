import type { Locale } from '@sira/contract/locales'

/** Characters of a source: a line that proves something, not a letter. */
export const longestSource = 150
/** Of one file. */
export const mostRows = 2000
export const largestFile = 2_000_000

/** Somebody who said yes, as a row of the file says it. */
export interface Consent {
  /** Where the row stands in the file. */
  line: number
  email: string
  locale: Locale
  /** `YYYY-MM-DD` */
  day: string
  source: string
}

/** A row that cannot be taken, and why. */
export interface RefusedRow extends Pick<Consent, 'line' | 'email'> {
  why: string
}

/** What would come of a file, or came of it. */
export interface ImportReport {
  rows: number
  /** Subscribed by this file. */
  joining: number
  /** Subscribed already: nothing changes. */
  known: number
  /** Who said goodbye stays away. */
  left: number
  /** Their addresses refuse our letters. */
  setAside: number
  refused: RefusedRow[]
}
