import type { Payload } from 'payload'
import { eraseExpired } from '../../src/dossiers/retention/eraseExpired.ts'
import { warnBeforeErasure } from '../../src/dossiers/retention/warnings/warnBeforeErasure.ts'

const before = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000)

/** A night of erasing, with the nights before in which it was announced. */
export async function eraseTold(payload: Payload, now: Date): Promise<number> {
  for (const days of [30, 7]) await warnBeforeErasure(payload, before(now, days))
  return eraseExpired(payload, now)
}
