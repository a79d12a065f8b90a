import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { changingAccounts } from '../changingAccounts.ts'
import { refusal } from '../refusal.ts'
import { deviceCookie } from '../signIn/knownDevice.ts'
import { tokenHash } from './passwordToken.ts'

const given = z.object({ token: z.string().min(1).max(200), password: z.string().max(1000) })

/**
 * `POST /admin/api/users/reset-password`, in place of Payload's own: the link of the letter sets a
 * new password, once, and ends all sessions. It does not sign in, because only the sign-in asks for
 * the second factor.
 */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { success, data } = given.safeParse(req.data)
    return success ? changingAccounts(req, () => change(req, data)) : useless()
  },
}

async function change(req: PayloadRequest, { token, password }: z.infer<typeof given>) {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: tokenHash(token) },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
    depth: 0,
    req,
  })
  const account = docs[0]
  if (account === undefined) return useless()
  // The link replaces the old password, and no session is kept.
  req.user = null
  const { id, email } = account
  // The link is used up with it: see guardAccounts.
  await req.payload.update({ collection: 'users', id, data: { password }, depth: 0, req })
  const { secure } = req.payload.collections.users.config.auth.cookies
  const cookie = deviceCookie(req, email, secure === true)
  const message = 'Votre nouveau mot de passe est enregistré : connectez-vous.'
  return Response.json({ message }, { headers: { 'set-cookie': cookie } })
}

function useless(): Response {
  const message = 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.'
  return refusal(403, 'UselessLink', message)
}
