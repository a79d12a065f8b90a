/** A further wrong field, besides the first one. */
export interface OtherProblem {
  field: string
  message: string
  /** The label of the field, and its id. */
  label: string
  id: string
}

/** The message of a form about its last sending. */
export interface Said {
  kind: 'success' | 'error'
  message: string
  /** A way out, where one is known. */
  advice?: string | undefined
  /**
   * The field of the message, which is shown above it; without a field it is shown at the head of
   * the form.
   */
  field?: string | undefined
  /** Other wrong fields of the form. */
  others?: readonly OtherProblem[] | undefined
  /** For a message that the server drew: its id, and the address of the page without it. */
  drawn?: { id: string; closeAddress: string }
}

/** Shows a message in place of the one before. */
export type Say = (said: Said | undefined) => void
