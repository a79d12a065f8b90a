import type { Endpoint } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { lockRow } from '../../database/records/lockRow.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { sentBy } from '../../dossiers/desk/sentBy.ts'
import { nameOf } from '../../dossiers/nameOf.ts'

const called = z.object({
  mot: z
    .string('Écrivez ce que vous avez dit.')
    .trim()
    .min(3, 'Écrivez ce que vous avez dit.')
    .max(500, 'Au plus 500 caractères.'),
})

/** `POST /admin/api/candidatures/:id/appel`: an answer that was spoken counts as one. */
export const logCall: Endpoint = {
  path: '/:id/appel',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const { mot } = await sentBy(called, req)
    const id = recordNumber(req)
    await withinTransaction(req, async () => {
      await lockRow('candidatures', id, req)
      const { appels } = await req.payload.findByID({
        collection: 'candidatures',
        id,
        depth: 0,
        req,
      })
      const date = new Date().toISOString()
      const data = {
        repondueLe: date,
        suspicion: null,
        appels: [...(appels ?? []), { date, qui: nameOf(req), mot }],
      }
      await req.payload.update({ collection: 'candidatures', id, depth: 0, req, data })
    })
    return Response.json({ message: 'L’appel est noté\u00a0: le candidat a une réponse.' })
  },
}
