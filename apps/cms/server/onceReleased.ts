import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { heldSince } from '../src/backup/held/hold.ts'
import type { SoleWork } from '../src/database/siblings/leadership.ts'

const betweenLooksMs = 2000

/** Begins a work once nothing of this database is held back any more; usually at once. */
export function onceReleased(payload: Payload, work: SoleWork): SoleWork {
  return async (over) => {
    if (await isHeld(payload)) payload.logger.warn(held)
    while (await isHeld(payload)) {
      await pause(betweenLooksMs, undefined, { signal: over, ref: false }).catch(() => undefined)
      if (over.aborted) return
    }
    if (!over.aborted) await work(over)
  }
}

const held =
  'base remise d’une sauvegarde : rien ne part, jusqu’à npm run restore -- --send-letters ou --only-new'

/** A program that cannot be asked may hold it. */
async function isHeld(payload: Payload): Promise<boolean> {
  try {
    return (await heldSince(payload)) !== undefined
  } catch (error) {
    payload.logger.warn({ err: error }, 'la base ne dit pas si des envois sont retenus')
    return true
  }
}
