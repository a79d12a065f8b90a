import type { Locale } from '@sira/contract/locales'
import type { PaperCloth } from './paperCloth.ts'

export interface PaperFact {
  label: string
  value: string
}

/** A picture on paper, and whether it contains the name. */
export interface PaperLogo {
  png: Buffer
  standsForName: boolean
}

/** The text of a printed page, before it is drawn. All of it is plain text. */
export interface Paper {
  lang: Locale
  title: string
  /** Stands below the title. */
  number: string
  /** When what it says came to be, `2026-11-23`: drawn again, it is the same file. */
  day: string
  issuer: { name: string; lines: readonly string[]; logo?: PaperLogo | undefined }
  cloth?: PaperCloth
  facts: readonly PaperFact[]
  customer: readonly PaperFact[]
  /** Names of the four columns: what, how many, price, amount. */
  columns: readonly [string, string, string, string]
  rows: readonly (readonly [string, string, string, string])[]
  sums: readonly (PaperFact & { strong: boolean })[]
  notes: readonly string[]
  /** The words of a place to sign; none where nobody signs. */
  signature?: string
  /** Small print of every page. */
  footer: string
}
