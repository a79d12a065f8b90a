import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { inTurn } from '../../database/transactions/inTurn.ts'
import { stepsOf } from '../../dossiers/history/step.ts'
import type { Email } from '../../payload-types.ts'

type About = NonNullable<Email['about']>

/** Deletes the text of a deleted reply from the history of its record. */
export const forgetReply: CollectionAfterDeleteHook<Email> = async ({ doc, req }) => {
  const { id, kind, about } = doc
  if (kind !== 'reply' || !about) return
  // The whole history is rewritten, so several replies to one record are handled one after the
  // other, under a lock.
  await inTurn(req, () => forgetStep(id, about, req))
}

async function forgetStep(letter: number, { relationTo, value }: About, req: PayloadRequest) {
  const record = Number(typeof value === 'object' ? value.id : value)
  await lockRow(relationTo, record, req)
  const asked = { collection: relationTo, id: record, depth: 0, trash: true, req } as const
  const found = await recordsByName(req.payload).findByID({ ...asked, disableErrors: true })
  // The record was deleted before, or together with it.
  if (!found) return
  const steps = stepsOf(found.history)
  const history = steps.filter(({ lettre }) => lettre !== letter)
  if (history.length === steps.length) return
  const stillThere = history.some(({ lettre }) => lettre !== undefined)
  await req.payload.db.updateOne({
    collection: relationTo,
    id: record,
    data: { history, ...(stillThere ? {} : { repliedAt: null }) },
    req,
  })
}
