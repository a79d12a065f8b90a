import type { KeptAttachment } from '../mail/attachments.ts'

/** One line of a record's history. */
export interface HistoryLine {
  at: string
  by: string
  what: string
  /** Text for the visitor, in the follow-up. */
  message?: string
  /** Text of the visitor's reply. */
  reply?: string
  /** Number of the received e-mail; the line is deleted with it. */
  letter?: number
  /** Number of the sent estimate. */
  estimate?: number
  /** Attachments that were sent or received. */
  files?: KeptAttachment[]
}

/** The `what` of a line whose `message` staff wrote to the visitor. */
export const wordLine = 'Mot au visiteur'
