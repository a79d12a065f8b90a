/** The texts of the button and the dialog of one act of staff. Plain data, because browsers import it. */
export interface Deed {
  label: string
  /** Proposed as the reason; the person may write another one. */
  motif: string
  /** The dialog has a field for a message to the customer. */
  tells: boolean
  note?: string
  /** More than a reason is asked: it is done on the record’s own screen. */
  onSheet?: true
}
