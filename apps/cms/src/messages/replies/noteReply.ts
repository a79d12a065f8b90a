import type { MessageKind } from '@sira/contract/forms/messageForms'
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { lockRecord } from '../../database/records/lockRecord.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { dayInFigures } from '../../dates/dates.ts'
import { stepsOf } from '../../dossiers/history/step.ts'
import type { MessageOf } from '../facts/messageOf.ts'
import { longestReply } from './longestReply.ts'

const missing = 'Écrivez ce que le visiteur a répondu.'

const given = z.object({
  text: z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longestReply, `Au plus ${longestReply} caractères.`),
  day: z.iso
    .date('Cette date n’existe pas.')
    // Ouagadougou keeps GMT all year.
    .refine((day) => day <= new Date().toISOString().slice(0, 10), 'Ce jour est encore à venir.'),
})

type Given = z.infer<typeof given>

/**
 * `POST /admin/api/devis/:id/reply`: keeps a visitor's reply that came another way than by e-mail.
 * It is added to the history of his request, so that it is found beside the answer, and erased with
 * it.
 */
export function noteReply(kind: MessageKind): Endpoint {
  return {
    path: '/:id/reply',
    method: 'post',
    handler: async (req) => {
      requireInboxStaff(req)
      await addDataAndFileToRequest(req)
      const reply = given.safeParse(req.data)
      if (!reply.success) {
        throw new APIError(reply.error.issues[0]?.message ?? 'Réponse illisible.', 400)
      }
      const state = await withinTransaction(req, () => note(kind, reply.data, req))
      return Response.json({ message: 'La réponse du visiteur est dans l’historique.', state })
    },
  }
}

/** Keeps the reply; gives the new state: the request waits for us again. */
async function note(kind: MessageKind, { text, day }: Given, req: PayloadRequest) {
  const { payload } = req
  const id = recordNumber(req)
  await lockRecord(kind, id, req)
  const asked = {
    collection: kind,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
  } as const
  const record = (await payload.findByID({ ...asked, req })) as MessageOf<MessageKind> | null
  if (!record) throw new APIError('Ce message n’existe plus.', 404)
  const why = `du ${dayInFigures(day)}`
  const isNoted = stepsOf(record.history).some(
    ({ motif, reponse }) => motif === why && reponse === text,
  )
  // A second tap notes nothing new.
  if (isNoted) return record.state
  const state = record.state === 'unwanted' ? 'unwanted' : 'in_progress'
  await recordsByName(payload).update({
    collection: kind,
    id,
    data: { state },
    context: { work: { act: 'repliedElsewhere', why, reponse: text } },
    depth: 0,
    req,
  })
  return state
}
