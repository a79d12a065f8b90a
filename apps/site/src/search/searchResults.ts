import type { Locale } from '@sira/contract/locales'
import type { SearchedType } from './searchDatabase.ts'
import type { TextPart } from './text/excerpt.ts'

export interface SearchHit {
  type: SearchedType
  place: string
  /** The language it is really written in. */
  language: Locale
  title: TextPart[]
  excerpt: TextPart[]
  /** `2026-11-18`, or empty: when a training begins, an offer ends, an article came out. */
  day: string
  /** What began on its day does not come any more. */
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
  /** What was looked for instead, where a word was misspelt. */
  corrected: string | undefined
  /** Nothing has all the words: these have some of them. */
  isPartial: boolean
}
