import type { CollectionAfterDeleteHook } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import type { Email } from '../../payload-types.ts'
import type { HistoryLine } from '../handling/trackWork.ts'

/** With what somebody replied goes what the history of the record repeats of it. */
export const forgetReply: CollectionAfterDeleteHook<Email> = async ({ doc, req }) => {
  const { id, kind, about } = doc
  if (kind !== 'reply' || !about) return
  const record = Number(typeof about.value === 'object' ? about.value.id : about.value)
  const asked = { collection: about.relationTo, id: record, depth: 0, trash: true, req } as const
  const found = await recordsByName(req.payload).findByID({ ...asked, disableErrors: true })
  // With its record, or of one that was deleted before.
  if (!found || !Array.isArray(found.history)) return
  const lines = found.history as HistoryLine[]
  const history = lines.filter(({ letter }) => letter !== id)
  if (history.length === lines.length) return
  const stillThere = history.some(({ letter }) => letter !== undefined)
  await req.payload.db.updateOne({
    collection: about.relationTo,
    id: record,
    data: { history, ...(stillThere ? {} : { repliedAt: null }) },
    req,
  })
}
