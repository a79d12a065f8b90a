import type { Payload } from 'payload'
import { replyBoxOf } from '../../environment/replyBoxOf.ts'
import { returnToken } from './returnToken.ts'

interface ReturnMark {
  /** The address for replies. */
  address: string
  /**
   * The end of the Message-ID, which replies quote where a server drops the label of an address.
   */
  suffix: string
}

/** Gives the marks that lead a reply back to its record; undefined where no mailbox is read. */
export function returnMark(letter: number | undefined, payload: Payload): ReturnMark | undefined {
  const box = replyBoxOf(payload)
  if (box === undefined || letter === undefined) return undefined
  const token = returnToken(letter, payload.secret)
  const address = box.takesLabels ? box.address.replace('@', `+${token}@`) : box.address
  return { address, suffix: `.${token}` }
}
