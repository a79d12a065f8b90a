import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { databaseOf, type Row } from '../../../database/sql/database.ts'

/** A book whose stock is not what its movements say; null: made to order. */
export interface StockDifference {
  book: number
  title: string
  counted: number | null
  expected: number | null
}

/**
 * Counts the copies of every book anew (product 12.8): what somebody
 * counted last, or the first that is known, and what came, was sold and came back since. In one
 * statement, so that a sale in between makes no difference. Nothing is corrected.
 */
export async function countStock(payload: Payload): Promise<StockDifference[]> {
  const database = databaseOf(payload)
  const [books, movements] = ['biblios', 'mouvements-stock'].map((slug) =>
    sql.identifier(database.tableOf(slug)),
  )
  const of = sql.identifier(database.columnOf(database.tableOf('mouvements-stock'), 'livre'))
  const rows = await database.rows(sql`
    select book.id, book.stock as counted, start.titre as title, start.reste as start,
      count(later.id) as moves, coalesce(sum(later.quantite), 0) as moved
    from ${books} book
    join ${movements} start on start.id = coalesce(
      (select max(id) from ${movements} m where m.${of} = book.id
        and (m.motif in ('inventaire', 'a_la_commande'))),
      (select min(id) from ${movements} m where m.${of} = book.id))
    left join ${movements} later on later.${of} = book.id and later.id > start.id
    group by book.id, book.stock, start.titre, start.reste
    order by book.id`)
  return rows.map(differenceOf).filter(({ counted, expected }) => counted !== expected)
}

function differenceOf(row: Row): StockDifference {
  const start = numberOf(row.start)
  const isToOrder = start === null && Number(row.moves) === 0
  return {
    book: Number(row.id),
    title: String(row.title ?? ''),
    counted: numberOf(row.counted),
    expected: isToOrder ? null : (start ?? 0) + Number(row.moved),
  }
}

/** PostgreSQL gives numbers as text. */
function numberOf(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value)
}
