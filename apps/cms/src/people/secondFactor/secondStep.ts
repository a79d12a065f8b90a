import type { PayloadRequest } from 'payload'
import { type Account, accountById } from '../account.ts'
import { changingAccounts } from '../changingAccounts.ts'
import { refusal, tooManyAttempts } from '../refusal.ts'
import { endSessions, openSession } from '../signIn/sessions.ts'
import { signedIn } from '../signIn/signedIn.ts'
import { signInLimits } from '../signIn/signInLimits.ts'
import { tellOwner } from '../tellOwner.ts'
import { activateSecondFactor, secondFactorOf, spendCode } from './secondFactor.ts'
import { isTicketOf, readTicket, type Ticket } from './ticket.ts'
import { stepOfCode } from './totp.ts'

/** The code, after the password: only both together open a session. */
export async function secondStep(req: PayloadRequest): Promise<Response> {
  const ticket = readTicket(req.data?.ticket, req.payload.secret)
  const code = req.data?.code
  if (ticket === undefined) return expired()
  if (typeof code !== 'string' || code.length > 100) return wrongCode()
  const wait = await signInLimits.beginCode(ticket.user)
  if (wait > 0) return tooManyAttempts(wait)
  return changingAccounts(req, async () => {
    const account = await accountById(req, ticket.user)
    if (account === null || !isTicketOf(ticket, account)) return expired()
    return ticket.key === undefined
      ? withCode(req, account, code)
      : withNewFactor(req, account, code, ticket.key)
  })
}

async function withCode(req: PayloadRequest, account: Account, code: string): Promise<Response> {
  const factor = await secondFactorOf(req, account.id)
  // Taken away in the meantime: the password alone has to be given again.
  if (factor === undefined) return expired()
  if (!(await spendCode(req, factor, code))) return wrongCode()
  await signInLimits.codeWasRight(account.id)
  return signedIn(account, await openSession(req, account))
}

/** The first code of a key that was shown with the ticket; shown again, it would be a second way in. */
async function withNewFactor(req: PayloadRequest, account: Account, code: string, key: string) {
  const recoveryCodes = await confirmFactor(req, account, code, key)
  if (recoveryCodes === 'exists') return expired()
  if (recoveryCodes === 'wrong') return wrongCode()
  await endSessions(req, account)
  return signedIn(account, await openSession(req, { ...account, sessions: [] }), { recoveryCodes })
}

/** Within changingAccounts. */
export async function confirmFactor(
  req: PayloadRequest,
  account: Account,
  code: string,
  key: NonNullable<Ticket['key']>,
): Promise<string[] | 'exists' | 'wrong'> {
  if ((await secondFactorOf(req, account.id)) !== undefined) return 'exists'
  const moment = { now: new Date(), lastStep: 0 }
  const lastStep = stepOfCode(code.replaceAll(' ', ''), Buffer.from(key, 'base64url'), moment)
  if (lastStep === undefined) return 'wrong'
  await signInLimits.codeWasRight(account.id)
  const codes = await activateSecondFactor(req, account.id, { key, lastStep })
  await tellOwner(req, account, 'factorOn')
  return codes
}

export function wrongCode(): Response {
  const message =
    'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant et vérifiez l’heure de votre téléphone.'
  return refusal(401, 'WrongCode', message)
}

export function expired(): Response {
  return refusal(401, 'TicketExpired', 'Cette étape a expiré : recommencez la connexion.')
}
