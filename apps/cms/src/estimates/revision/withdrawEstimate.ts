import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { message, motif, sentBy } from '../../dossiers/desk/sentBy.ts'
import { move } from '../../dossiers/moves/move.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { noMailServer, sendsMail } from '../../environment/sendsMail.ts'
import type { Estimate } from '../../payload-types.ts'
import { queueLetterAbout } from '../dispatch/queueEstimate.ts'
import { estimateMachine } from '../estimateStates.ts'
import { noteOnRequest } from '../requests/noteOnRequest.ts'
import { withdrawalLetter } from './withdrawalLetter.ts'

const wanted = z.object({ motif, message })

/**
 * `POST /admin/api/estimations/:id/retrait`: the prices stand no longer. The client is told where he
 * follows his request, and by a letter if he has an address.
 */
export const withdrawEstimate: Endpoint = {
  path: '/:id/retrait',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    const given = await sentBy(wanted, req)
    const withdrawn = await withinTransaction(req, () => withdraw(id, given, req))
    const message = `Devis ${withdrawn.numero} retiré\u00a0: le client ne peut plus l’accepter. ${told(withdrawn, req)}`
    return Response.json({ message, parti: Boolean(withdrawn.email) && sendsMail(req.payload) })
  },
}

async function withdraw(
  id: number,
  { motif: why, message }: z.output<typeof wanted>,
  req: PayloadRequest,
): Promise<Estimate> {
  const step = { by: 'personnel', who: nameOf(req), why, message } as const
  const { record } = await move(estimateMachine, { id, to: 'retiré', step }, req)
  await noteOnRequest(record, { act: 'withdrawn', why: record.numero ?? '' }, req)
  if (record.email) {
    const letter = withdrawalLetter(record, nameOf(req), message)
    const messageId = `withdrawn-${record.numero}`
    await queueLetterAbout(record, { kind: 'answer', letter, messageId }, req)
  }
  return record
}

function told({ email }: Estimate, req: PayloadRequest): string {
  if (!email) return 'Prévenez-le\u00a0: il n’a pas d’adresse e-mail.'
  if (sendsMail(req.payload)) return 'Une lettre le lui dit.'
  return `Prévenez-le\u00a0: ${noMailServer}.`
}
