import type { PayloadRequest } from 'payload'
import type { SoldOutLine } from '../../capacity/soldOutLine.ts'
import { takeUnits } from '../../capacity/units.ts'
import type { Order } from '../../payload-types.ts'
import { copiesOf } from './copies.ts'
import { byOrder, noteMovement } from './noteMovement.ts'
import { byBook } from './returnCopies.ts'

type Lines = NonNullable<Order['lignes']>

export interface TakenLines {
  lines: Lines
  /** Copies left of what each line has taken, by its place. */
  left: ReadonlyMap<number, number>
  soldOut: SoldOutLine[]
}

/**
 * Takes what an order needs, in its transaction. Where something is sold out, all that is: who asked
 * throws, so that nothing is kept.
 */
export async function takeForOrder(order: Order, req: PayloadRequest): Promise<TakenLines> {
  const lines = order.lignes ?? []
  const held = new Map<number, number>()
  const rest = new Map<number, number>()
  const soldOut: SoldOutLine[] = []
  for (const line of byBook(lines)) {
    if (line.nature !== 'livre') continue
    const index = lines.indexOf(line)
    const book = line.numero ?? 0
    const left = await takeUnits(copiesOf(book), line.quantite, req)
    if (left === undefined) {
      const stock = await stockOf(book, req)
      // Made to order where nothing is counted.
      if (stock !== null) soldOut.push({ index, left: stock })
      continue
    }
    held.set(index, line.quantite)
    rest.set(index, left)
    const copies = -line.quantite
    await noteMovement(
      { book, title: line.titre, copies, reason: 'vente', left, by: byOrder, order: order.id },
      req,
    )
  }
  const taken = lines.map((line, index) => ({ ...line, reserve: held.get(index) ?? 0 }))
  return {
    lines: taken,
    left: rest,
    soldOut: soldOut.toSorted((one, other) => one.index - other.index),
  }
}

/** Copies that are left; null: made to order. One that left the shop has none. */
async function stockOf(book: number, req: PayloadRequest): Promise<number | null> {
  const row = await req.payload.findByID({
    collection: 'biblios',
    id: book,
    depth: 0,
    disableErrors: true,
    req,
  })
  return row ? (row.stock ?? null) : 0
}
