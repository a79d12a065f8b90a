import type { Locale } from '@sira/contract/locales'
import type { SearchedType } from './searchDatabase.ts'
import type { TextPart } from './text/excerpt.ts'

export interface SearchHit {
  type: SearchedType
  place: string
  /** The language of the text shown. */
  language: Locale
  title: TextPart[]
  excerpt: TextPart[]
  /**
   * `2026-11-18`, or empty: the start of a training, the end of an offer, the publication of an
   * article.
   */
  day: string
  /** Whether its day has passed. */
  isOver: boolean
  /** FCFA. */
  price: number | null
}

export interface SearchGroup {
  type: SearchedType
  total: number
  hits: SearchHit[]
}

export interface SearchResults {
  groups: SearchGroup[]
  /** The searched words, where the typed ones were misspelt. */
  corrected: string | undefined
  /** No record has all the words: these have some of them. */
  isPartial: boolean
  /** Beside few records with all the words: those with some of them. */
  others: SearchGroup[]
}
