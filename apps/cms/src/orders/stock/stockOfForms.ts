import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
} from 'payload'
import { nameOf } from '../../dossiers/nameOf.ts'
import type { Biblio } from '../../payload-types.ts'
import { noteMovement } from './noteMovement.ts'

/**
 * A form writes no stock, not even the one that it read: on PostgreSQL a copy may be sold between
 * reading and writing, and would be there again.
 */
const keepStock: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation === 'create') return data
  const { stock: _, ...written } = data
  return written
}

/** The copies that a new book begins with are its first movement: the job of the night counts from there. */
const beginStock: CollectionAfterChangeHook<Biblio> = async ({ doc, operation, req }) => {
  const { id: book, stock } = doc
  if (operation !== 'create' || !stock) return
  const by = nameOf(req)
  const detail = 'Stock de départ'
  await noteMovement(
    { book, title: doc.titre ?? '', copies: stock, reason: 'inventaire', left: stock, by, detail },
    req,
  )
}

/** The books, as forms may change them: the shop adds what it asks of content, which knows no orders. */
export function withStock(collections: readonly CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => {
    if (collection.slug !== 'biblios') return collection
    const { beforeChange = [], afterChange = [], ...hooks } = collection.hooks ?? {}
    return {
      ...collection,
      hooks: {
        ...hooks,
        beforeChange: [...beforeChange, keepStock],
        afterChange: [...afterChange, beginStock],
      },
    }
  })
}
