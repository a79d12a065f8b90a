import type { Locale } from '@sira/contract/locales'

/** The most characters of a source: a line of proof, not a letter. */
export const longestSource = 150
/** The most rows of one file. */
export const mostRows = 2000
export const largestFile = 2_000_000

/** The consent of a person, as a row of the file states it. */
export interface Consent {
  /** The line of the row in the file. */
  line: number
  email: string
  locale: Locale
  /** `YYYY-MM-DD` */
  day: string
  source: string
}

/** A refused row with the reason. */
export interface RefusedRow extends Pick<Consent, 'line' | 'email'> {
  why: string
}

/** The result of an import, or its preview. */
export interface ImportReport {
  rows: number
  /** Subscribed by this file. */
  joining: number
  /** Subscribed before: nothing changes. */
  known: number
  /** Unsubscribed before: they stay out. */
  left: number
  /** Their addresses refuse our letters. */
  setAside: number
  refused: RefusedRow[]
}
