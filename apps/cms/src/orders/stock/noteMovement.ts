import type { PayloadRequest } from 'payload'
import type { StockMovement } from '../../payload-types.ts'

export interface Movement {
  book: number
  title: string
  /** More than zero: copies came. */
  copies: number
  reason: StockMovement['motif']
  left: number
  by: string
  order?: number
  detail?: string
}

/** Its reference is for those alone who may read orders: half of what opens one. */
export const byOrder = 'Commande'

/** Writes down that copies came or went, in the transaction in which they did. */
export async function noteMovement(movement: Movement, req: PayloadRequest): Promise<void> {
  const { book, title, copies, reason, left, by, order, detail } = movement
  await req.payload.create({
    collection: 'mouvements-stock',
    depth: 0,
    req,
    // Our own: what staff enter changes the stock by a hook.
    context: { stockIsTaken: true },
    data: {
      livre: book,
      titre: title,
      quantite: copies,
      motif: reason,
      reste: left,
      par: by,
      precision: detail ?? null,
      commande: order ?? null,
    },
  })
}
