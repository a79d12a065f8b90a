import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { beginCount, returnUnits, takeUnits } from '../../capacity/units.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { copiesOf } from './copies.ts'
import { stopCounting } from './stopCounting.ts'

/** A movement by staff changes the stock, in one transaction; an order's has done so already. */
export const applyMovement: CollectionBeforeChangeHook = async ({
  data,
  context,
  operation,
  req,
}) => {
  if (operation !== 'create' || context.stockIsTaken) return data
  if (data.motif === 'vente' || data.motif === 'retour') {
    throw refused(
      'Ce motif est celui des commandes\u00a0: choisissez un arrivage, une correction ou une perte.',
    )
  }
  const id = Number(data.livre)
  const book = await req.payload.findByID({
    collection: 'biblios',
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (!book) throw refused('Ce livre n’existe plus.')
  const written = { ...data, titre: book.titre, par: nameOf(req) }
  if (data.motif === 'a_la_commande') {
    return { ...written, quantite: -(await stopCounting(book, req)) || 0, reste: null }
  }
  const left = await changed(id, Number(data.quantite), req)
  if (left === undefined) {
    throw refused(
      book.stock === null || book.stock === undefined
        ? 'Ce livre est fabriqué à la commande\u00a0: il n’a pas d’exemplaire à compter.'
        : `Il ne reste que ${book.stock} exemplaires\u00a0: on ne peut pas en retirer davantage.`,
    )
  }
  return { ...written, reste: left }
}

/** The stock left; nothing where more would go than there is. */
async function changed(book: number, quantity: number, req: PayloadRequest) {
  const copies = copiesOf(book)
  if (quantity < 0) return takeUnits(copies, -quantity, req)
  const left = await returnUnits(copies, quantity, req)
  // The first copies of a book that was made to order until now.
  return left ?? (quantity > 0 ? beginCount(copies, quantity, req) : undefined)
}

function refused(message: string): APIError {
  return new APIError(message, 409, null, true)
}
