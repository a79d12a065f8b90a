/** What was found in one list. */
export interface FoundGroup {
  label: string
  /** The list with the same question. */
  list: string
  total: number
  found: { href: string; title: string; note: string }[]
}

/** One letter finds everything, and nothing that anybody looks for. */
export const shortestQuestion = 2
