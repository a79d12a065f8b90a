import { randomBytes } from 'node:crypto'
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { type ExtraRole, extraRoles, isExtra, isRole, type Role } from '../../access/role.ts'
import { mailQueue } from '../../database/mailQueue.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { sendsMail } from '../../environment/sendsMail.ts'
import { type Account, accountByEmail, accountById } from '../account.ts'
import { changingAccounts } from '../changingAccounts.ts'
import { noteAccount } from '../noteAccount.ts'
import { tooManyAttempts } from '../refusal.ts'
import { signInLimits } from '../signIn/signInLimits.ts'
import { visitorAddress } from '../signIn/visitorAddress.ts'
import { typedEmail } from '../typedEmail.ts'
import { invitedUntil, isInvited } from './invitationTime.ts'

const given = z.object({
  email: typedEmail.pipe(z.email()),
  nom: z.string().trim().min(1).max(100),
  role: z.custom<Role>(isRole),
  moreRoles: z.array(z.custom<ExtraRole>(isExtra)).max(extraRoles.length).default([]),
})

const noMailServer =
  'Ce site n’a pas encore de serveur d’envoi : aucune invitation ne peut partir. Créez le compte avec un mot de passe, puis donnez-le à la personne.'

/** Makes an account without a known password: its owner chooses one by the link of the letter. */
async function invite(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  const { success, data } = given.safeParse(req.data)
  if (!success) throw new APIError('Donnez une adresse e-mail complète, un nom et un rôle.', 400)
  return sending(req, data.email, async () => {
    if ((await accountByEmail(req, data.email)) !== null) {
      throw new APIError('Un compte a déjà cette adresse.', 409)
    }
    const password = randomBytes(24).toString('base64url')
    const until = invitedUntil(new Date()).toISOString()
    const account = await req.payload.create({
      collection: 'users',
      data: { ...data, password, invitedUntil: until },
      depth: 0,
      req,
    })
    return sendTo(account, req)
  })
}

/** Sends a new invitation, valid as long as the first; the link of the first one becomes void. */
async function inviteAgain(req: PayloadRequest): Promise<Response> {
  const { email } = await invited(req)
  return sending(req, email, async () => {
    const account = await invited(req)
    const data = { invitedUntil: invitedUntil(new Date()).toISOString() }
    await req.payload.update({ collection: 'users', id: account.id, data, depth: 0, req })
    return sendTo(account, req)
  })
}

/** The account goes, and with it what its link would open. */
function takeBack(req: PayloadRequest): Promise<Response> {
  return changingAccounts(req, async () => {
    const { id } = await invited(req)
    await req.payload.delete({ collection: 'users', id, depth: 0, req })
    return Response.json({ message: 'L’invitation est retirée : son lien ne sert plus.' })
  })
}

async function sending(
  req: PayloadRequest,
  email: string,
  act: () => Promise<Response>,
): Promise<Response> {
  if (!sendsMail(req.payload)) throw new APIError(noMailServer, 503, null, true)
  const wait = await signInLimits.beginLetter({ address: visitorAddress(req), account: email })
  return wait > 0 ? tooManyAttempts(wait) : changingAccounts(req, act)
}

async function sendTo(account: Account, req: PayloadRequest): Promise<Response> {
  const input = { account: account.id, inviter: Number(req.user?.id) }
  await req.payload.jobs.queue({ task: 'sendPasswordLetter', queue: mailQueue, input, req })
  await noteAccount(req, account, 'Invitation envoyée')
  return Response.json({ message: `L’invitation part à ${account.email}.` })
}

/** The invited account, before its first password; an account in use is not touched here. */
async function invited(req: PayloadRequest): Promise<Account> {
  const account = await accountById(req, recordNumber(req))
  if (account === null) throw new APIError('Ce compte n’existe plus.', 404)
  if (!isInvited(account)) throw new APIError('Cette personne a déjà choisi son mot de passe.', 409)
  return account
}

function byAdministrators(path: string, act: (req: PayloadRequest) => Promise<Response>): Endpoint {
  return {
    path,
    method: 'post',
    handler: (req) => {
      if (!administratorsOnly({ req })) throw new APIError('Réservé aux administrateurs.', 403)
      return act(req)
    },
  }
}

export const invitationEndpoints: Endpoint[] = [
  byAdministrators('/invite', invite),
  byAdministrators('/:id/invitation/send', inviteAgain),
  byAdministrators('/:id/invitation/withdraw', takeBack),
]
