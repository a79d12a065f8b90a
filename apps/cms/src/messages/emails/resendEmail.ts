import { APIError, type Endpoint } from 'payload'
import { requireInboxStaff } from '../../access/requireInboxStaff.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import { noMailServer, sendsMail } from '../../environment/sendsMail.ts'
import { isStillWanted } from '../../mail/isStillWanted.ts'
import { queueSending } from '../../mail/queuedEmail.ts'

const unwanted =
  'Cette personne ne reçoit plus nos lettres : elle s’est désabonnée, ou son adresse est écartée. Voyez son abonnement.'

/** `POST /admin/api/emails/:id/resend`: a message that has not left is tried again. */
export const resendEmail: Endpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: async (req) => {
    requireInboxStaff(req)
    const id = recordNumber(req)
    const { docs } = await req.payload.find({
      collection: 'emails',
      where: {
        id: { equals: id },
        state: { in: ['failed', 'held', 'written'] },
        // A visitor's reply is nobody’s to send.
        kind: { not_equals: 'reply' },
      },
      depth: 0,
      overrideAccess: false,
      req,
    })
    const [email] = docs
    if (!email) throw new APIError('Seul un e-mail qui n’est pas parti peut être renvoyé.', 409)
    if (email.state === 'written' && !sendsMail(req.payload)) {
      throw new APIError(`Rien ne peut partir : ${noMailServer}.`, 409)
    }
    // The program would take it out of the list without a word: see sendEmailTask.
    if (!(await isStillWanted(email, req.payload))) throw new APIError(unwanted, 409)
    await withinTransaction(req, async () => {
      const data = { state: 'waiting', attempts: 0, lastError: null } as const
      await req.payload.update({ collection: 'emails', id, data, depth: 0, req })
      await queueSending(id, req)
    })
    return Response.json({ message: 'L’e-mail repart dans quelques secondes.' })
  },
}
