import { randomBytes } from 'node:crypto'
import { StartFailure } from '@sira/host/startFailure'
import { createLocalReq, type Payload } from 'payload'
import { accountByEmail } from './account.ts'
import { changingAccounts } from './changingAccounts.ts'
import { removeSecondFactor } from './secondFactor/secondFactor.ts'
import { typedEmail } from './typedEmail.ts'

/**
 * Rescues an account for the owner of the server: sets a new password, removes the second factor
 * and ends all sessions. Gives the password, which is shown once.
 */
export async function rescueAccount(payload: Payload, email: string): Promise<string> {
  const req = await createLocalReq({}, payload)
  const password = randomBytes(12).toString('base64url')
  return changingAccounts(req, async () => {
    const account = await accountByEmail(req, typedEmail.parse(email))
    if (account === null) throw new StartFailure(`Aucun compte n’a l’adresse ${email}.`)
    await removeSecondFactor(req, account.id)
    // Payload ends every session with it.
    await payload.update({ collection: 'users', id: account.id, data: { password }, depth: 0, req })
    return password
  })
}
