import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { requireInboxStaff } from '../access/requireInboxStaff.ts'
import { nextNumber } from '../database/records/nextNumber.ts'
import { recordNumber } from '../database/records/recordNumber.ts'
import { withinTransaction } from '../database/transactions/withinTransaction.ts'
import { move } from '../dossiers/moves/move.ts'
import { nameOf } from '../dossiers/nameOf.ts'
import { noMailServer, sendsMail } from '../environment/sendsMail.ts'
import { mailIdentity } from '../mail/mailIdentity.ts'
import { queueEmail } from '../mail/queuedEmail.ts'
import { keepPrivate, privateKey } from '../store/privateFiles/privateFiles.ts'
import { estimateLetter } from './estimateLetter.ts'
import { estimateMachine } from './estimateStates.ts'
import { lockedEstimate } from './lockedEstimate.ts'
import { drawEstimate } from './papers/estimatePdf.ts'
import { answerRequest } from './requests/answerRequest.ts'
import { unsendable } from './unsendable.ts'

/**
 * `POST /admin/api/estimations/:id/send`: number, file, letter and the request it answers in one
 * transaction. The second of two taps finds it sent.
 */
export const sendEstimate: Endpoint = {
  path: '/:id/send',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    const numero = await withinTransaction(req, () => send(id, req))
    const next = sendsMail(req.payload)
      ? 'il part dans quelques secondes'
      : `${noMailServer}, remettez vous-même le PDF`
    return Response.json({ message: `Devis ${numero}\u00a0: ${next}.` })
  },
}

async function send(id: number, req: PayloadRequest): Promise<string> {
  const { payload } = req
  const draft = await lockedEstimate(id, req)
  const now = new Date()
  const problem = unsendable(draft, now)
  if (problem !== undefined) throw new APIError(problem, 409)
  const to = draft.email ?? ''
  const annee = now.getUTCFullYear()
  const rang = await nextNumber(`devis-${annee}`, req)
  const numero = `D${annee}-${String(rang).padStart(4, '0')}`
  const pdf = await drawEstimate({ ...draft, numero }, now, req)
  const fichier = privateKey()
  await keepPrivate(new Map([[fichier, pdf]]), req)
  const step = { by: 'personnel', who: nameOf(req) } as const
  const { record: sent } = await move(estimateMachine, { id, to: 'envoyé', step }, req, {
    effects: async () => ({ numero, envoyeLe: now.toISOString(), fichier }),
  })
  await answerRequest(sent, req)
  const { brand, noticesTo } = await mailIdentity(payload, req)
  await queueEmail(
    {
      kind: 'estimate',
      to,
      replyTo: noticesTo,
      letter: estimateLetter(sent, nameOf(req)),
      about: { relationTo: 'estimations', value: id },
      brand,
      messageId: `estimate-${numero}`,
    },
    req,
  )
  return numero
}
