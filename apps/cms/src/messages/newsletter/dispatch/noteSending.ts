import type { PayloadRequest } from 'payload'
import { recordAct } from '../../../audit/recordAct.ts'

/** Who sent a letter, planned one or took it back, in the transaction of the act. */
export function noteSending(letter: number, details: string, req: PayloadRequest): Promise<void> {
  return recordAct(req, {
    act: 'sent',
    place: 'letters',
    what: 'Lettre d’information',
    record: letter,
    title: `n° ${letter}`,
    details,
  })
}
