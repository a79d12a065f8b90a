import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { nextNumber } from '../../database/records/nextNumber.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { sentBy } from '../../dossiers/desk/sentBy.ts'
import { move } from '../../dossiers/moves/move.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { numberAfter } from '../../dossiers/revisionNumber.ts'
import { noMailServer, sendsMail } from '../../environment/sendsMail.ts'
import type { Estimate } from '../../payload-types.ts'
import { keepPrivate, privateKey } from '../../store/privateFiles/privateFiles.ts'
import { estimateMachine } from '../estimateStates.ts'
import { lockedEstimate } from '../lockedEstimate.ts'
import { drawEstimate } from '../papers/estimatePdf.ts'
import { answerRequest } from '../requests/answerRequest.ts'
import { replaceEarlier, revisedBy } from '../revision/replaceEarlier.ts'
import { estimateLetter, letterInPlainText } from './estimateLetter.ts'
import { type EstimateWay, estimateWays } from './estimateWays.ts'
import { queueEstimate } from './queueEstimate.ts'
import { unsendable } from './unsendable.ts'

const body = z.object({
  par: z.enum(['email', 'whatsapp', 'main'], 'Ce moyen n’existe pas.').default('email'),
})

/**
 * `POST /admin/api/estimations/:id/send`: number, file, letter and the request it answers in one
 * transaction. The second of two taps finds it sent. A client without an address gets no letter:
 * staff hand the file over, with a text prepared for WhatsApp.
 */
export const sendEstimate: Endpoint = {
  path: '/:id/send',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    const { par } = await sentBy(body, req)
    const sent = await withinTransaction(req, () => send(id, par, req))
    const message = `Devis ${sent.numero}\u00a0: ${whatIsNext(par, req)}.`
    const parti = hasLeft(par, req)
    if (par !== 'whatsapp') return Response.json({ message, parti })
    const texte = letterInPlainText(estimateLetter(sent, nameOf(req)))
    return Response.json({ message, parti, texte })
  },
}

/** Whether the client has it, or will have it without another hand. */
function hasLeft(way: EstimateWay, { payload }: PayloadRequest): boolean {
  return way !== 'email' || sendsMail(payload)
}

function wayInWords(way: EstimateWay, req: PayloadRequest): string {
  if (hasLeft(way, req)) return estimateWays[way]
  return `${estimateWays[way]}, mais rien n’est parti\u00a0: ${noMailServer}`
}

function whatIsNext(way: EstimateWay, req: PayloadRequest): string {
  if (way !== 'email') return 'téléchargez le PDF, et remettez-le au client'
  if (sendsMail(req.payload)) return 'il part dans quelques secondes'
  return `${noMailServer}, remettez vous-même le PDF`
}

async function send(id: number, way: EstimateWay, req: PayloadRequest): Promise<Estimate> {
  const draft = await lockedEstimate(id, req)
  const now = new Date()
  const problem = unsendable(draft, way, now)
  if (problem !== undefined) throw new APIError(problem, 409)
  const earlier = await revisedBy(id, req)
  const numero = earlier?.numero ? numberAfter(earlier.numero) : await firstNumber(now, req)
  const pdf = await drawEstimate({ ...draft, numero }, now, req)
  const fichier = privateKey()
  await keepPrivate(new Map([[fichier, pdf]]), req)
  const step = { by: 'personnel', who: nameOf(req), why: wayInWords(way, req) } as const
  const { record: sent } = await move(estimateMachine, { id, to: 'envoyé', step }, req, {
    effects: async () => ({ numero, envoyeLe: now.toISOString(), fichier }),
  })
  if (earlier) await replaceEarlier(earlier, numero, req)
  await answerRequest(sent, way, req)
  if (way === 'email') await queueEstimate(sent, req)
  return sent
}

async function firstNumber(now: Date, req: PayloadRequest): Promise<string> {
  const year = now.getUTCFullYear()
  const rank = await nextNumber(`devis-${year}`, req)
  return `D${year}-${String(rank).padStart(4, '0')}`
}
