import type { PayloadRequest } from 'payload'
import { returnUnits } from '../../capacity/units.ts'
import type { Order } from '../../payload-types.ts'
import { copiesOf } from './copies.ts'
import { byOrder, noteMovement } from './noteMovement.ts'

type Lines = NonNullable<Order['lignes']>

/** Gives back what the lines of an order hold of the stock; gives the lines, which hold nothing now. */
export async function returnCopies(order: Order, req: PayloadRequest): Promise<Lines> {
  const lines = order.lignes ?? []
  // In the order of the books: two orders that lock the same ones never wait for each other.
  for (const line of byBook(lines)) {
    const book = line.numero ?? 0
    const copies = line.reserve ?? 0
    if (copies === 0) continue
    const left = await returnUnits(copiesOf(book), copies, req)
    if (left === undefined) continue
    await noteMovement(
      { book, title: line.titre, copies, reason: 'retour', left, by: byOrder, order: order.id },
      req,
    )
  }
  return lines.map((line) => ({ ...line, reserve: 0 }))
}

export function byBook(lines: Lines): Lines {
  return lines.toSorted((one, other) => (one.numero ?? 0) - (other.numero ?? 0))
}
