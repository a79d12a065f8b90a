import { createClient } from '@libsql/client'
import { seatedStates } from '../../packages/contract/src/enrolments/enrolmentStates.ts'
import type { Told } from './moves.ts'

export interface SeatFindings {
  /** Sessions with more seats taken or offered than they have. */
  oversold: number
  /** Sessions whose counted free seats differ from the real ones (product 12.8). */
  differences: number
  /** Acknowledged seats that are not there. */
  lost: number
  /** Seats whose cancellation was acknowledged, and that are still taken. */
  stillTaken: number
  taken: number
}

/** Compares the answers to visitors with the content of the database. */
export async function findings(file: string, told: Told): Promise<SeatFindings> {
  const client = createClient({ url: `file:${file}` })
  const seats = await client.execute('select reference, etat, session_id from inscriptions')
  const offers = await client.execute(
    "select session_id, sum(places) as n from attentes where etat = 'offerte' group by session_id",
  )
  const { rows: sessions } = await client.execute(
    'select id, places, libres from sessions where places is not null',
  )
  client.close()
  const states = new Map(seats.rows.map(({ reference, etat }) => [String(reference), etat]))
  const isTaken = (etat: unknown) => seatedStates.some((state) => state === etat)
  const taken = seats.rows.filter(({ etat }) => isTaken(etat))
  const heldOf = (session: unknown) =>
    taken.filter(({ session_id: of }) => of === session).length +
    Number(offers.rows.find(({ session_id: of }) => of === session)?.n ?? 0)
  const counted = sessions.map(({ id, places, libres }) => {
    return { places: Number(places), free: Number(libres), held: heldOf(id) }
  })
  const acknowledged = [...told.seats]
  return {
    oversold: counted.filter(({ places, held }) => held > places).length,
    differences: counted.filter(({ places, free, held }) => places !== free + held).length,
    lost: acknowledged.filter(([reference]) => !states.has(reference)).length,
    stillTaken: acknowledged.filter(
      ([reference, { cancelled }]) => cancelled && isTaken(states.get(reference)),
    ).length,
    taken: taken.length,
  }
}
