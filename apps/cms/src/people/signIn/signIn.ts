import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { type Account, accountByEmail, accountById } from '../account.ts'
import { changingAccounts } from '../changingAccounts.ts'
import { hashOf, isCrowded, rightSpelling } from '../passwords/passwordCheck.ts'
import { keptPassword } from '../passwords/passwordText.ts'
import { refusal, tooManyAttempts } from '../refusal.ts'
import { mustHaveSecondFactor, secondFactorOf } from '../secondFactor/secondFactor.ts'
import { secondStep } from '../secondFactor/secondStep.ts'
import { setupSecondFactor } from '../secondFactor/setupSecondFactor.ts'
import { issueTicket } from '../secondFactor/ticket.ts'
import { typedEmail } from '../typedEmail.ts'
import { isKnownDevice } from './knownDevice.ts'
import { openSession } from './sessions.ts'
import { signedIn } from './signedIn.ts'
import { signInLimits } from './signInLimits.ts'
import { visitorAddress } from './visitorAddress.ts'

const credentials = z.object({
  email: typedEmail,
  password: z.string().min(1).max(1000),
})

/** The wait of strangers while many people guess, in seconds. */
const crowdSeconds = 10

/**
 * `POST /admin/api/users/login`, in the place of Payload's own: with e-mail and password, then,
 * where the account has a second factor, with the ticket of the first step and a code. Nothing in
 * an answer, nor the time it takes, tells whether an account exists before its password is given.
 */
export const signIn: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    if (req.data?.ticket !== undefined) return secondStep(req)
    const given = credentials.safeParse(req.data)
    if (given.success) return firstStep(req, given.data)
    return refusal(400, 'ValidationError', 'Saisissez votre adresse e-mail et votre mot de passe.')
  },
}

async function firstStep(req: PayloadRequest, { email, password }: z.infer<typeof credentials>) {
  const known = isKnownDevice(req, email)
  // A device that was signed in before is not kept out by a crowd of strangers.
  if (!known && isCrowded()) return tooManyAttempts(crowdSeconds)
  const attempt = { address: visitorAddress(req), account: email, known }
  const wait = await signInLimits.beginPassword(attempt)
  if (wait > 0) return tooManyAttempts(wait)
  const account = await accountByEmail(req, email)
  const right = await rightSpelling(password, account ?? undefined)
  if (right === undefined || account === null) return wrong()
  await signInLimits.passwordWasRight(attempt)
  // The hash is of an unnormalised password: replace it by one of the normalised form.
  const renewed = right === keptPassword(password) ? undefined : await hashOf(password)
  return changingAccounts(req, async () => {
    const fresh = await accountById(req, account.id)
    // Changed in the moment since.
    if (fresh === null || fresh.hash !== account.hash) return wrong()
    if (renewed === undefined) return admit(req, fresh)
    // Beneath Payload, which would end the sessions of a password that has not changed.
    const { id } = fresh
    await req.payload.db.updateOne({ collection: 'users', id, data: renewed, req })
    return admit(req, { ...fresh, ...renewed })
  })
}

/** The password was right: signed in, or on to the second factor. */
async function admit(req: PayloadRequest, account: Account): Promise<Response> {
  const factor = await secondFactorOf(req, account.id)
  if (factor !== undefined) {
    const ticket = issueTicket(account, req.payload.secret)
    const message = 'Saisissez le code à six chiffres de votre application.'
    return refusal(401, 'SecondFactorNeeded', message, { ticket })
  }
  if (await mustHaveSecondFactor(req, account)) {
    const message = 'La double authentification est exigée : mettez-la en place pour continuer.'
    return refusal(403, 'SecondFactorSetup', message, await setupSecondFactor(req, account))
  }
  return signedIn(account, await openSession(req, account))
}

function wrong(): Response {
  return refusal(401, 'AuthenticationError', 'Adresse e-mail ou mot de passe incorrect.')
}
