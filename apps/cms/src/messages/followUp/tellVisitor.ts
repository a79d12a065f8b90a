import type { MessageKind } from '@sira/contract/forms/messageForms'
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { lockRecord } from '../../database/records/lockRecord.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { longestWord } from '../../dossiers/desk/longestWord.ts'
import { stepsOf } from '../../dossiers/history/step.ts'
import type { MessageOf } from '../facts/messageOf.ts'
import { type WorkState, workStates } from '../facts/workStates.ts'
import { takenUp } from '../workflow/takenUp.ts'

const given = z.object({
  message: z
    .string('Écrivez ce que le visiteur doit lire.')
    .trim()
    .min(1, 'Écrivez ce que le visiteur doit lire.')
    .max(longestWord, `Au plus ${longestWord} caractères.`),
  vers: z.enum(Object.keys(workStates) as WorkState[], 'Cet état n’existe pas.').optional(),
})

/**
 * `POST /admin/api/devis/:id/mot`: adds a text that the visitor reads in his follow-up, apart from
 * the notes of the team. Texts are never changed, as in the history of an order.
 */
export function tellVisitor(kind: MessageKind): Endpoint {
  return {
    path: '/:id/mot',
    method: 'post',
    handler: async (req) => {
      requireInboxStaff(req)
      await addDataAndFileToRequest(req)
      const word = given.safeParse(req.data)
      if (!word.success) {
        throw new APIError(word.error.issues[0]?.message ?? 'Mot illisible.', 400)
      }
      await withinTransaction(req, () => tell(kind, word.data, req))
      return Response.json({ message: 'Le visiteur le lit dès maintenant dans son suivi.' })
    },
  }
}

async function tell(
  kind: MessageKind,
  { message, vers }: z.infer<typeof given>,
  req: PayloadRequest,
): Promise<void> {
  const { payload } = req
  const id = recordNumber(req)
  await lockRecord(kind, id, req)
  const asked = { collection: kind, id, depth: 0, disableErrors: true, req } as const
  const record = (await payload.findByID(asked)) as MessageOf<MessageKind> | null
  if (!record) throw new APIError('Ce message n’existe plus.', 404)
  if (!canBeFollowed(record)) {
    throw new APIError(
      'Sans numéro de téléphone, ce dossier ne s’ouvre pas dans le suivi\u00a0: écrivez au visiteur par «\u00a0Répondre\u00a0».',
      409,
    )
  }
  // A second tap says nothing new.
  if (lastWord(record.history) === message && (vers ?? record.state) === record.state) return
  await recordsByName(payload).update({
    collection: kind,
    id,
    data: { ...(vers === undefined ? {} : { state: vers }), ...takenUp(record, req) },
    context: { told: message },
    depth: 0,
    req,
  })
}

/** A file opens by its reference and a phone number. */
function canBeFollowed(record: object): boolean {
  return ['reference', 'phone'].every((field) =>
    Boolean(new Map(Object.entries(record)).get(field)),
  )
}

function lastWord(history: unknown): string | null | undefined {
  const last = stepsOf(history).at(-1)
  return last?.acte === 'told' ? last.message : undefined
}
