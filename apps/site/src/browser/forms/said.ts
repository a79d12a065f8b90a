/** A field that is wrong beside the first one. */
export interface OtherProblem {
  field: string
  message: string
  /** What the field is called, and where it is. */
  label: string
  id: string
}

/** What a form says of its last sending. */
export interface Said {
  kind: 'success' | 'error'
  message: string
  /** What can be done about it, where that is known. */
  advice?: string | undefined
  /** The field it is about, above which it stands; else it stands at the head of the form. */
  field?: string | undefined
  /** What else is wrong in the form. */
  others?: readonly OtherProblem[] | undefined
  /** Where the server has drawn it: under which id, and where the page is without it. */
  drawn?: { id: string; closeAddress: string }
}

/** Shows it in the place of what was said before. */
export type Say = (said: Said | undefined) => void
