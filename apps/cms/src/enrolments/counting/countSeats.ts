import { sql } from '@payloadcms/db-sqlite/drizzle'
import { seatedStates } from '@sira/contract/enrolments/enrolmentStates'
import type { Payload } from 'payload'
import { databaseOf } from '../../database/sql/database.ts'

/** A session whose free seats are not what is left of its places. */
export interface SeatDifference {
  session: number
  title: string
  places: number
  free: number
  held: number
  offered: number
}

/**
 * Counts the seats of every session anew (product 12.8): places are those that are free, held and
 * offered. In one statement, so that a sale in between makes no difference. Nothing is corrected.
 */
export async function countSeats(payload: Payload): Promise<SeatDifference[]> {
  const database = databaseOf(payload)
  const table = (slug: 'sessions' | 'inscriptions' | 'attentes') =>
    sql.identifier(database.tableOf(slug))
  const of = (slug: 'inscriptions' | 'attentes') =>
    sql.identifier(database.columnOf(database.tableOf(slug), 'session'))
  const seated = sql.join(
    seatedStates.map((state) => sql`${state}`),
    sql`, `,
  )
  const rows = await database.rows(sql`
    select session.id, session.titre as title, session.places, session.libres as free,
      (select count(*) from ${table('inscriptions')} seat
        where seat.${of('inscriptions')} = session.id and seat.etat in (${seated})) as held,
      (select coalesce(sum(entry.places), 0) from ${table('attentes')} entry
        where entry.${of('attentes')} = session.id and entry.etat = ${'offerte'}) as offered
    from ${table('sessions')} session
    where session.places is not null
    order by session.id`)
  // PostgreSQL gives numbers as text.
  return rows
    .map(({ id, title, ...row }) => ({
      session: Number(id),
      title: String(title ?? ''),
      places: Number(row.places),
      free: Number(row.free ?? 0),
      held: Number(row.held),
      offered: Number(row.offered),
    }))
    .filter(({ places, free, held, offered }) => places !== free + held + offered)
}
