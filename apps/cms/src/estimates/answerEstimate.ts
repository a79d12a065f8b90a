import { APIError, type Endpoint } from 'payload'
import * as z from 'zod'
import { requireInboxStaff } from '../access/requireInboxStaff.ts'
import { recordNumber } from '../database/records/recordNumber.ts'
import { sentBy } from '../dossiers/desk/sentBy.ts'
import { move } from '../dossiers/moves/move.ts'
import { nameOf } from '../dossiers/nameOf.ts'
import { estimateMachine, estimateStates } from './estimateStates.ts'

const body = z.object({ vers: z.enum(['accepté', 'refusé'], 'Cet état n’existe pas.') })

/** `POST /admin/api/estimations/:id/answer`: what the client said, by phone or otherwise. */
export const answerEstimate: Endpoint = {
  path: '/:id/answer',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    const { vers } = await sentBy(body, req)
    const step = { by: 'personnel', who: nameOf(req) } as const
    await move(estimateMachine, { id, to: vers, step }, req, {
      guard: ({ effaceeLe }) => {
        if (effaceeLe) throw new APIError('Les données de ce client sont effacées.', 409)
      },
    })
    return Response.json({ message: `Noté : ${estimateStates[vers].toLowerCase()}.` })
  },
}
