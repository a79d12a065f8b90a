import type { KeptAttachment } from '../mail/attachments.ts'

/** One line of a record's history. */
export interface HistoryLine {
  at: string
  by: string
  what: string
  /** What the visitor reads of it. */
  message?: string
  /** What the visitor replied, where staff noted it. */
  reply?: string
  /** The letter that came, whole: with it goes this line. */
  letter?: number
  /** The estimate that was sent, by its number in the base. */
  estimate?: number
  /** What left or came with it, for who may read the letter. */
  files?: KeptAttachment[]
}

/** What the history calls a word to the visitor. */
export const wordLine = 'Mot au visiteur'
