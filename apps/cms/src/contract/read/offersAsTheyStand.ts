import { sql } from '@payloadcms/db-sqlite/drizzle'
import { joined, type Row } from '../../database/sql/database.ts'
import { dayOf } from '../../dates/checkDay.ts'
import { keptMarks, textMark } from '../../offers/checks/textMark.ts'
import type { PayloadDocument } from '../serialise.ts'
import type { ReadContext } from './readContext.ts'

const unverified = { verifiee: false, verifiee_jusquau: null }

/**
 * Gives offers that are not suspended, with the verification of today: an offer whose text differs
 * from the checked one by a single word, in the shown language, is not verified.
 */
export async function offersAsTheyStand(
  all: readonly PayloadDocument[],
  locale: string,
  context: ReadContext,
): Promise<PayloadDocument[]> {
  const checks = await checksOf(all, context)
  const offers = all.filter(({ id }) => checks.get(id)?.etat !== 'suspendue')
  const marks = new Map(
    [...checks].map(([id, { empreintes }]) => [id, keptMarks(empreintes)[locale]]),
  )
  const checked = offers.filter((offer) => marks.get(offer.id) === textMark(offer))
  const trusted = await trustedOf(checked, context)
  const isChecked = new Set(checked.map(({ id }) => id))
  return offers.map((offer) => {
    const until = isChecked.has(offer.id) ? trusted.get(Number(offer.compagnie)) : undefined
    const trust = until === undefined ? unverified : { verifiee: true, verifiee_jusquau: until }
    return { ...offer, ...trust }
  })
}

async function checksOf(
  offers: readonly PayloadDocument[],
  { database }: ReadContext,
): Promise<Map<number, Row>> {
  if (offers.length === 0) return new Map()
  const ids = joined(
    offers.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  const table = sql.identifier(database.tableOf('controles'))
  const rows = await database.rows(
    sql`select job_id as job, etat, empreintes from ${table} where job_id in (${ids})`,
  )
  return new Map(rows.map((row) => [Number(row.job), row]))
}

/**
 * Gives the date until which each of these employers is trusted, by number; others are left out.
 */
async function trustedOf(
  offers: readonly PayloadDocument[],
  { database }: ReadContext,
): Promise<Map<number, string>> {
  const employers = offers.flatMap(({ compagnie }) => (compagnie ? [Number(compagnie)] : []))
  if (employers.length === 0) return new Map()
  const table = database.tableOf('compagnies')
  const until = sql.identifier(database.columnOf(table, 'controleJusquau'))
  const ids = joined(
    employers.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows = await database.rows(sql`select id, ${until} as until from ${sql.identifier(table)}
    where id in (${ids})`)
  const today = new Date().toISOString().slice(0, 10)
  return new Map(
    rows.flatMap((row): [number, string][] => {
      const day = dayOf(row.until)
      return day !== undefined && day >= today ? [[Number(row.id), day]] : []
    }),
  )
}
