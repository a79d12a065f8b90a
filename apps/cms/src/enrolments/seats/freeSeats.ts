import type { PayloadRequest } from 'payload'
import { returnUnits } from '../../capacity/units.ts'
import { lockRow } from '../../database/records/lockRow.ts'
import { sessionSeats } from '../../sessions/seats/sessionSeats.ts'
import { offerSeats } from '../waiting/offers/offerSeats.ts'

/** Gives seats back, and offers them at once to those who wait: nobody is served in between. */
export async function freeSeats(
  session: number,
  count: number,
  req: PayloadRequest,
): Promise<void> {
  await lockRow('sessions', session, req)
  await returnUnits(sessionSeats(session), count, req)
  await offerSeats(session, req)
}
