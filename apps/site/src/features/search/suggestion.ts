/** A result as it is suggested while somebody types: what is written of it, and where it is. */
export interface Suggestion {
  title: string
  address: string
  /** Where the title is not in the language of the page. */
  language?: string
  /** Its kind, its day, its price. */
  facts: string[]
}

/** Letters from which on something is suggested: fewer begin too many words. */
export const fewestLetters = 2
/** Letters of which a suggestion is made. */
export const mostLetters = 60
