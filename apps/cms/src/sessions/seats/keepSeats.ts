import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { beginCount, endCount, returnUnits, takeUnits } from '../../capacity/units.ts'
import type { TrainingSession } from '../../payload-types.ts'
import { sessionSeats } from './sessionSeats.ts'

/** How many seats of a session somebody has: of those that were never counted too. */
export type HeldSeats = (session: number, req: PayloadRequest) => Promise<number>

/**
 * No form writes the free seats: they follow what a save makes of `places`, by one statement with its
 * condition, whoever buys meanwhile.
 */
export function keepSeats(held: HeldSeats): CollectionBeforeChangeHook<TrainingSession> {
  return async ({ data, operation, originalDoc, req }) => {
    const { libres: _, ...written } = data
    const places = data.places ?? null
    if (operation === 'create') return { ...written, libres: places }
    if (originalDoc === undefined || !('places' in data)) return written
    const before = originalDoc.places ?? null
    if (places === before) return written
    const { id } = originalDoc
    const seats = sessionSeats(id)
    if (places === null) await endCount(seats, originalDoc.libres ?? 0, req)
    else if (before === null) await begin(id, places, await held(id, req), req)
    else if (places > before) await returnUnits(seats, places - before, req)
    else if ((await takeUnits(seats, before - places, req)) === undefined) {
      throw tooFew(before - (originalDoc.libres ?? 0), req)
    }
    return written
  }
}

async function begin(id: number, places: number, held: number, req: PayloadRequest) {
  if (held > places) throw tooFew(held, req)
  await beginCount(sessionSeats(id), places - held, req)
}

function tooFew(taken: number, req: PayloadRequest): ValidationError {
  const seats = taken === 1 ? '1 place est prise' : `${taken} places sont prises`
  const message = `${seats}\u00a0: il en faut au moins autant. Annulez d’abord des inscriptions.`
  return new ValidationError(
    { collection: 'sessions', errors: [{ path: 'places', message }], req },
    req.t,
  )
}
