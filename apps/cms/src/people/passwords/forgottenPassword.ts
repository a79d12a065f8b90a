import { addDataAndFileToRequest, type Endpoint } from 'payload'
import * as z from 'zod'
import { mailQueue } from '../../database/mailQueue.ts'
import { sendsMail } from '../../environment/sendsMail.ts'
import { accountByEmail } from '../account.ts'
import { isInvited } from '../invitations/invitationTime.ts'
import { refusal, tooManyAttempts } from '../refusal.ts'
import { signInLimits } from '../signIn/signInLimits.ts'
import { visitorAddress } from '../signIn/visitorAddress.ts'
import { typedEmail } from '../typedEmail.ts'

/** The number that no account has. */
const nobody = 0

const asked = z.object({ email: typedEmail.pipe(z.email()) })

/**
 * `POST /admin/api/users/forgot-password`, in place of Payload's own: the same answer, in the same
 * time, for every address. The waiting job names an account only by its number: failed jobs stay,
 * and are not erased with a person.
 */
export const forgottenPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const given = asked.safeParse(req.data)
    if (!given.success) {
      return refusal(400, 'ValidationError', 'Donnez une adresse e-mail complète.')
    }
    if (!sendsMail(req.payload)) return refusal(503, 'NoMailServer', noMailServer)
    const { email } = given.data
    const wait = await signInLimits.beginLetter({ address: visitorAddress(req), account: email })
    if (wait > 0) return tooManyAttempts(wait)
    const found = await accountByEmail(req, email)
    // An invited account gets no reset letter: it would end the link of the invitation, which a
    // stranger could do, and be a way in after its days are over.
    const account = found === null || isInvited(found) ? nobody : found.id
    const input = { account }
    await req.payload.jobs.queue({ task: 'sendPasswordLetter', queue: mailQueue, input })
    return Response.json({ message: 'Si un compte a cette adresse, un lien lui est envoyé.' })
  },
}

const noMailServer =
  'Ce site n’a pas encore de serveur d’envoi : aucune lettre ne peut partir. Demandez un nouveau mot de passe à un administrateur.'
