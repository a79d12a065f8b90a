import { askPostgres } from '../../apps/cms/test/support/askPostgres.ts'
import type { PlacedOrder } from './orders.ts'

export interface Sold {
  acknowledged: number
  /** Customers who were only ever told that too few are left. */
  refused: number
  lost: number
  /** Orders that exist twice, or were acknowledged under two references. */
  doubled: number
  copies: number
  /** Copies that were sold and are still counted as there, or the reverse. */
  miscounted: number
}

/** Compares the orders that were acknowledged with what PostgreSQL holds of a book. */
export async function soldCopies(
  url: string,
  orders: readonly PlacedOrder[],
  { book, stock }: { book: number; stock: number },
): Promise<Sold> {
  const [rows = [], [left] = []] = await askPostgres(
    url,
    `select c.email, c.reference, l.quantite from commandes c
      join commandes_lignes l on l._parent_id = c.id where l.livre_id = ${book}`,
    `select stock from biblios where id = ${book}`,
  )
  const references = Map.groupBy(rows, ({ email }) => String(email))
  const copies = rows.reduce((sum, { quantite }) => sum + Number(quantite), 0)
  const acknowledged = orders.filter(({ reference }) => reference !== undefined)
  return {
    acknowledged: acknowledged.length,
    refused: orders.filter(({ refused, reference }) => refused && reference === undefined).length,
    lost: acknowledged.filter(
      ({ email, reference }) =>
        !references.get(email)?.some((row) => String(row.reference) === reference),
    ).length,
    doubled: orders.filter(
      ({ email, contradictions }) => contradictions > 0 || (references.get(email)?.length ?? 0) > 1,
    ).length,
    copies,
    miscounted: Math.abs(stock - copies - Number(left?.stock)),
  }
}
