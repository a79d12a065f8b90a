import type { Payload } from 'payload'
import { replyBoxOf } from '../../environment/replyBoxOf.ts'
import { returnToken } from './returnToken.ts'

interface ReturnMark {
  /** Where the answer goes. */
  address: string
  /** Of the Message-ID, which answers name where a server drops the label of an address. */
  suffix: string
}

/** What leads an answer to a letter back to its record; undefined where nobody reads the mailbox. */
export function returnMark(letter: number | undefined, payload: Payload): ReturnMark | undefined {
  const box = replyBoxOf(payload)
  if (box === undefined || letter === undefined) return undefined
  const token = returnToken(letter, payload.secret)
  const address = box.takesLabels ? box.address.replace('@', `+${token}@`) : box.address
  return { address, suffix: `.${token}` }
}
