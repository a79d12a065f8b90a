import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { nameOf } from '../../messages/handling/trackWork.ts'
import type { Biblio } from '../../payload-types.ts'
import { noteMovement } from './noteMovement.ts'

/**
 * A form writes no stock, not even the one that it read: on PostgreSQL a copy may be sold between
 * reading and writing, and would be there again.
 */
export const keepStock: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation === 'create') return data
  const { stock: _, ...written } = data
  return written
}

/** The copies that a new book begins with are its first movement: the job of the night counts from there. */
export const beginStock: CollectionAfterChangeHook<Biblio> = async ({ doc, operation, req }) => {
  const { id: book, stock } = doc
  if (operation !== 'create' || !stock) return
  const by = nameOf(req)
  const detail = 'Stock de départ'
  await noteMovement(
    { book, title: doc.titre ?? '', copies: stock, reason: 'inventaire', left: stock, by, detail },
    req,
  )
}
