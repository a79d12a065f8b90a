import type { PayloadRequest } from 'payload'
import { recordAct } from '../../../audit/recordAct.ts'

/**
 * Records in the audit who sent a letter, planned it or took it back, in the transaction of the
 * act.
 */
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
