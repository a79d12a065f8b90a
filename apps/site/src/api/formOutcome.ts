/** What came of a form that a visitor sent. */
export type FormOutcome<Form> =
  | { state: 'sent' }
  | {
      state: 'refused'
      /** What was typed, so that nothing is typed twice. */
      form: Form
      message: string
      /** The field to correct; none when the back office failed. */
      field?: keyof Form
      /** What the page answers with. */
      status: 422 | 503
    }
