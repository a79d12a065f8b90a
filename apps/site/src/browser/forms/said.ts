/** A field that is wrong beside the first one. */
export interface OtherProblem {
  field: string
  message: string
  /** The label of the field, and its id. */
  label: string
  id: string
}

/** What a form says of its last sending. */
export interface Said {
  kind: 'success' | 'error'
  message: string
  /** The way out, where one is known. */
  advice?: string | undefined
  /** The field it is about, above which it stands; else it stands at the head of the form. */
  field?: string | undefined
  /** Other wrong fields of the form. */
  others?: readonly OtherProblem[] | undefined
  /** Where the server has drawn it: under which id, and where the page is without it. */
  drawn?: { id: string; closeAddress: string }
}

/** Shows it in the place of what was said before. */
export type Say = (said: Said | undefined) => void
