import { createHash } from 'node:crypto'
import type { enrolmentChange } from '@sira/contract/enrolments/enrolmentCalls'
import { conflict } from '@sira/contract/wire/refusals'
import type { z } from 'zod'
import type { Enrolment } from '../../payload-types.ts'

/** What somebody wants to become of a seat. */
export type Change = Omit<z.output<typeof enrolmentChange>, 'reference' | 'phone'>

/** What makes one change another. */
export function fingerprintOf({ participant, annuler, session, rembourser }: Change): string {
  return createHash('sha256')
    .update(JSON.stringify([participant, annuler, session, rembourser]))
    .digest('hex')
}

/** Whether the same was sent under this key before; throws the 409 where something else was. */
export function isSentAgain(
  { cleChange, empreinteChange }: Enrolment,
  key: string | undefined,
  change: Change,
): boolean {
  if (key === undefined || cleChange !== key) return false
  if (empreinteChange === fingerprintOf(change)) return true
  throw conflict('This Idempotency-Key was used for another change')
}
