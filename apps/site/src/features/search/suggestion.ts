/** A suggested result with its text and address. */
export interface Suggestion {
  title: string
  address: string
  /** The language of the title, if it differs from that of the page. */
  language?: string
  /** Its kind, its day, its price. */
  facts: string[]
}

/** Letters from which on something is suggested: fewer begin too many words. */
export const fewestLetters = 2
/** Letters of which a suggestion is made. */
export const mostLetters = 60
