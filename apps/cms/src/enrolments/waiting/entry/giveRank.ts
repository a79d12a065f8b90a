import type { CollectionAfterChangeHook } from 'payload'
import type { WaitingEntry } from '../../../payload-types.ts'

/** Ranks an entry by its number: later ones stand behind. The rest of a split party has its rank already. */
export const giveRank: CollectionAfterChangeHook<WaitingEntry> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create' || typeof doc.rang === 'number') return doc
  const { id } = doc
  await req.payload.db.updateOne({ collection: 'attentes', id, data: { rang: id }, req })
  return { ...doc, rang: id }
}
