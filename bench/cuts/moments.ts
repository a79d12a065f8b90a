import type { Break } from '../../e2e/support/brokenLine.ts'

/** The moment when the connection is lost, and the next steps of the visitor. */
export interface Moment {
  name: string
  /**
   * The form is on the second page of the visit: a worker has begun, and keeps the scripts of
   * forms.
   */
  onSecondPage?: true
  /** The browser itself says then that there is no network. */
  gone?: 'untouched' | 'touched' | 'half filled' | 'filled' | 'confirming'
  /** The browser is not told: its requests break off. */
  breaks?: Break
  /** Milliseconds after which it is back, before anything else is looked at. */
  backAfter?: number
  after?: 'reload' | 'close'
}

export const closedBefore = 'closed, opened again'

export const moments: readonly Moment[] = [
  { name: 'before the first touch', gone: 'untouched' },
  { name: 'touched, the scripts on their way', gone: 'touched' },
  { name: 'half filled', gone: 'half filled' },
  { name: 'just before it is sent', gone: 'filled' },
  { name: 'during the upload', breaks: 'upload' },
  { name: 'taken, not answered', breaks: 'taken' },
  { name: 'half of the answer there', breaks: 'answer' },
  { name: 'sent, back after one second', gone: 'filled', backAfter: 1000 },
  { name: 'reloaded without a line', gone: 'filled', after: 'reload' },
  { name: closedBefore, gone: 'filled', after: 'close' },
  { name: 'closed while it is sent, opened again', breaks: 'hangs', after: 'close' },
  { name: 'loaded anew while it is sent', breaks: 'hangs', after: 'reload' },
  { name: 'second page, before the first touch', onSecondPage: true, gone: 'untouched' },
  { name: 'second page, during the upload', onSecondPage: true, breaks: 'upload' },
  { name: 'second page, taken, not answered', onSecondPage: true, breaks: 'taken' },
  { name: 'second page, reloaded', onSecondPage: true, gone: 'filled', after: 'reload' },
  { name: 'an order is looked back on', gone: 'confirming' },
]
