import { APIError, type Endpoint } from 'payload'
import * as z from 'zod'
import { recordNumber } from '../database/records/recordNumber.ts'
import { withinTransaction } from '../database/transactions/withinTransaction.ts'
import { requireInboxStaff } from '../messages/requireInboxStaff.ts'
import { sentBy } from '../orders/desk/sentBy.ts'
import { answersTo, estimateStates } from './estimateStates.ts'
import { lockedEstimate } from './lockedEstimate.ts'

const body = z.object({ vers: z.enum(['accepté', 'refusé'], 'Cet état n’existe pas.') })

/** `POST /admin/api/estimations/:id/answer`: what the client said, by phone or otherwise. */
export const answerEstimate: Endpoint = {
  path: '/:id/answer',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    const { vers } = await sentBy(body, req)
    await withinTransaction(req, async () => {
      const { etat, effaceeLe } = await lockedEstimate(id, req)
      if (effaceeLe || !answersTo(etat).includes(vers)) {
        const states = `de « ${estimateStates[etat]} » à « ${estimateStates[vers]} »`
        throw new APIError(`Un devis ne passe pas ${states} : rechargez la page.`, 409)
      }
      const data = { etat: vers }
      await req.payload.update({ collection: 'estimations', id, data, depth: 0, req })
    })
    return Response.json({ message: `Noté : ${estimateStates[vers].toLowerCase()}.` })
  },
}
