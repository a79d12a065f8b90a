import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../../access/requireInboxStaff.ts'
import { lockRecord } from '../../../database/records/lockRecord.ts'
import { recordNumber } from '../../../database/records/recordNumber.ts'
import { recordsByName } from '../../../database/records/recordsByName.ts'
import { withinTransaction } from '../../../database/transactions/withinTransaction.ts'
import type { RepliedKind } from './repliedKinds.ts'

const given = z.object({ seen: z.iso.datetime('Rechargez la page.') })

/** `POST /admin/api/devis/:id/reply-read`: marks the shown replies as read, not later ones. */
export function readReply(kind: RepliedKind): Endpoint {
  return {
    path: '/:id/reply-read',
    method: 'post',
    handler: async (req) => {
      requireInboxStaff(req)
      await addDataAndFileToRequest(req)
      const read = given.safeParse(req.data)
      if (!read.success) throw new APIError(read.error.issues[0]?.message ?? 'Illisible.', 400)
      await withinTransaction(req, () => note(kind, read.data.seen, req))
      return Response.json({ message: 'C’est noté\u00a0: la réponse est lue.' })
    },
  }
}

async function note(kind: RepliedKind, seen: string, req: PayloadRequest): Promise<void> {
  const records = recordsByName(req.payload)
  const id = recordNumber(req)
  await lockRecord(kind, id, req)
  const asked = { collection: kind, id, depth: 0, overrideAccess: false, req } as const
  const record = await records.findByID({ ...asked, disableErrors: true })
  if (!record) throw new APIError('Ce dossier n’existe plus.', 404)
  // A second tap.
  if (!record.repliedAt) return
  if (Date.parse(String(record.repliedAt)) > Date.parse(seen)) throw new APIError(another, 409)
  const data = { repliedAt: null }
  const context = { work: { act: 'replyRead' } } as const
  await records.update({ collection: kind, id, data, context, depth: 0, req })
}

const another = 'Une autre réponse est arrivée entre-temps\u00a0: rechargez la page pour la lire.'
