import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { nameOf } from '../../dossiers/nameOf.ts'
import { announceAfterCommit } from '../../publication/changes/pendingChanges.ts'
import { stopCounting } from './stopCounting.ts'
import { addCopies, takeCopies } from './takeCopies.ts'

/** What staff enter changes the stock, in the same transaction; what orders did has changed it already. */
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

/** What is left; nothing where more would go than there is. */
async function changed(book: number, quantity: number, req: PayloadRequest) {
  if (quantity < 0) return takeCopies({ book, copies: -quantity }, req)
  const left = await addCopies({ book, copies: quantity }, req)
  return left ?? (quantity > 0 ? beginCounting(book, quantity, req) : undefined)
}

/** The first copies of a book that was made to order until now. */
async function beginCounting(book: number, copies: number, req: PayloadRequest) {
  const row: unknown = await req.payload.db.updateOne({
    collection: 'biblios',
    where: { and: [{ id: { equals: book } }, { stock: { exists: false } }] },
    data: { stock: copies },
    options: { atomic: true },
    req,
  })
  if (row === null) return undefined
  await announceAfterCommit(['biblios'], req)
  return copies
}

function refused(message: string): APIError {
  return new APIError(message, 409, null, true)
}
