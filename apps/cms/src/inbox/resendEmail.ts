import { APIError, type Endpoint } from 'payload'
import { inboxStaff } from '../access/inboxStaff.ts'
import { queueSending } from '../mail/queuedEmail.ts'
import { recordNumber } from './recordNumber.ts'
import { withinTransaction } from './withinTransaction.ts'

/** `POST /admin/api/emails/:id/resend`: a message that failed is tried again from the start. */
export const resendEmail: Endpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: async (req) => {
    if (!inboxStaff({ req })) throw new APIError('Vous n’avez pas accès aux messages.', 403)
    const id = recordNumber(req)
    const { docs } = await req.payload.find({
      collection: 'emails',
      where: { id: { equals: id }, state: { equals: 'failed' } },
      depth: 0,
      req,
    })
    if (docs.length === 0) throw new APIError('Seul un e-mail en échec peut être renvoyé.', 409)
    await withinTransaction(req, async () => {
      const data = { state: 'waiting', attempts: 0, lastError: null } as const
      await req.payload.update({ collection: 'emails', id, data, depth: 0, req })
      await queueSending(id, req)
    })
    return Response.json({ message: 'L’e-mail repart dans quelques secondes.' })
  },
}
