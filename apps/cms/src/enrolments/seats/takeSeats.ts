import { invalidForm } from '@sira/contract/wire/refusals'
import type { PayloadRequest } from 'payload'
import type { SoldOutLine } from '../../capacity/soldOutLine.ts'
import { takeUnits } from '../../capacity/units.ts'
import { lockRow } from '../../database/records/lockRow.ts'
import type { Order } from '../../payload-types.ts'
import { sessionSeats } from '../../sessions/seats/sessionSeats.ts'
import { isOpen } from './openSession.ts'

type Lines = NonNullable<Order['lignes']>

export interface TakenSeats {
  /** Seats left of each session whose seats are counted, by the place of its line. */
  left: ReadonlyMap<number, number>
  soldOut: SoldOutLine[]
}

/**
 * Takes a seat for each participant of an order, in its transaction. Each session is locked before it
 * is looked at: one that is cancelled at this moment takes nobody any more. In the order of their
 * numbers: two orders that want the same ones never wait for each other for ever.
 */
export async function takeSeats(lines: Lines, req: PayloadRequest): Promise<TakenSeats> {
  const left = new Map<number, number>()
  const soldOut: SoldOutLine[] = []
  for (const { index, session, quantite } of sessionLines(lines)) {
    await lockRow('sessions', session, req)
    const found = await sessionNow(session, req)
    if (!found || !isOpen(found, new Date())) throw notOpen(index)
    const rest = await takeUnits(sessionSeats(session), quantite, req)
    if (rest !== undefined) left.set(index, rest)
    else if (typeof found.libres === 'number') soldOut.push({ index, left: found.libres })
  }
  return { left, soldOut: soldOut.toSorted((one, other) => one.index - other.index) }
}

/** The lines of sessions with a seat left, in the order in which sessions are locked. */
export function sessionLines(lines: Lines) {
  return lines
    .flatMap(({ nature, numero, quantite }, index) =>
      nature === 'session' && typeof numero === 'number' && quantite > 0
        ? [{ index, session: numero, quantite }]
        : [],
    )
    .toSorted((one, other) => one.session - other.session)
}

export function sessionNow(id: number, req: PayloadRequest) {
  const asked = { collection: 'sessions', id, depth: 0, disableErrors: true } as const
  return req.payload.findByID({ ...asked, req })
}

/** It is past, closed or cancelled: its line is refused. */
export function notOpen(index: number) {
  const message = `lignes[${index}] is of a session that takes nobody any more`
  return invalidForm([{ path: ['lignes', String(index)], message }])
}
