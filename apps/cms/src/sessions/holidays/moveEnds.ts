import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  Where,
} from 'payload'
import { dayOf } from '../../dates/checkDay.ts'
import type { Holiday } from '../../payload-types.ts'

/** A day that was declared, moved or taken back: sessions that go over it end on another day. */
export const moveEnds: CollectionAfterChangeHook<Holiday> = async ({ doc, previousDoc, req }) => {
  const days = new Set([dayOf(doc.date), dayOf(previousDoc?.date)])
  for (const day of days) await endAnew(day, req)
  return doc
}

export const moveEndsBack: CollectionAfterDeleteHook<Holiday> = async ({ doc, req }) => {
  await endAnew(dayOf(doc.date), req)
  return doc
}

async function endAnew(day: string | undefined, req: PayloadRequest): Promise<void> {
  if (day === undefined) return
  const over: Where = {
    and: [
      { etat: { not_equals: 'annulee' } },
      { finFixee: { exists: false } },
      { debut: { less_than_equal: `${day}T23:59:59.999Z` } },
      { fin: { greater_than_equal: day } },
      { fin: { greater_than: new Date().toISOString() } },
    ],
  }
  const { docs } = await req.payload.find({
    collection: 'sessions',
    where: over,
    pagination: false,
    depth: 0,
    req,
  })
  // A save counts its end: see fillSession.
  for (const { id } of docs) {
    await req.payload.update({ collection: 'sessions', id, data: {}, depth: 0, req })
  }
}
