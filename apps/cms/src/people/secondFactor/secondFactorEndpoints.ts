import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { administratorsOnly } from '../../access/administratorsOnly.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { type Account, accountById } from '../account.ts'
import { changingAccounts } from '../changingAccounts.ts'
import { wrongPassword } from '../passwords/currentPassword.ts'
import { tooManyAttempts } from '../refusal.ts'
import { endSessions, sessionOf } from '../signIn/sessions.ts'
import { signInLimits } from '../signIn/signInLimits.ts'
import { tellOwner } from '../tellOwner.ts'
import {
  mustHaveSecondFactor,
  recoveryOf,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from './secondFactor.ts'
import { confirmFactor, wrongCode } from './secondStep.ts'
import { setupSecondFactor } from './setupSecondFactor.ts'
import { isTicketOf, readTicket } from './ticket.ts'

type Act = (req: PayloadRequest, own: Account) => Promise<Response>

function ownEndpoint(path: string, method: 'get' | 'post', act: Act): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      if (method === 'post') await addDataAndFileToRequest(req)
      const own = req.user ? await accountById(req, Number(req.user.id)) : null
      if (own === null) throw new APIError('Connectez-vous d’abord.', 401)
      return act(req, own)
    },
  }
}

async function requirePassword(req: PayloadRequest): Promise<void> {
  const problem = await wrongPassword(req, req.data?.password)
  if (problem !== undefined) throw new APIError(problem, 403)
}

/**
 * Gives whether one's own account has a second factor, and the number of its recovery codes left.
 */
async function state(req: PayloadRequest, own: Account): Promise<Response> {
  const factor = await secondFactorOf(req, own.id)
  const required = await mustHaveSecondFactor(req, own)
  const codes = factor === undefined ? 0 : recoveryOf(factor).length
  return Response.json({ active: factor !== undefined, since: factor?.createdAt, codes, required })
}

async function start(req: PayloadRequest, own: Account): Promise<Response> {
  await requirePassword(req)
  return Response.json(await setupSecondFactor(req, own))
}

async function confirm(req: PayloadRequest, { id }: Account): Promise<Response> {
  const ticket = readTicket(req.data?.ticket, req.payload.secret)
  const wait = await signInLimits.beginCode(id)
  if (wait > 0) return tooManyAttempts(wait)
  return changingAccounts(req, async () => {
    const own = await accountById(req, id)
    if (own === null || ticket?.key === undefined || !isTicketOf(ticket, own)) {
      throw new APIError('Cette étape a expiré : recommencez.', 409)
    }
    const codes = await confirmFactor(req, own, String(req.data?.code ?? ''), ticket.key)
    if (codes === 'exists') throw new APIError('Elle est déjà en place.', 409)
    if (codes === 'wrong') return wrongCode()
    // Sessions elsewhere have not shown a code.
    await endSessions(req, own, sessionOf(req))
    return Response.json({ recoveryCodes: codes })
  })
}

async function renew(req: PayloadRequest, own: Account): Promise<Response> {
  await requirePassword(req)
  return changingAccounts(req, async () => {
    const factor = await secondFactorOf(req, own.id)
    if (factor === undefined) throw new APIError('Elle n’est pas en place.', 409)
    await tellOwner(req, own, 'recoveryCodes')
    return Response.json({ recoveryCodes: await renewRecoveryCodes(req, factor) })
  })
}

async function remove(req: PayloadRequest, own: Account): Promise<Response> {
  if (await mustHaveSecondFactor(req, own)) {
    throw new APIError('Elle est exigée des administrateurs : elle reste en place.', 409)
  }
  await requirePassword(req)
  await changingAccounts(req, () => takeOff(req, own))
  return Response.json({ message: 'La double authentification est retirée de votre compte.' })
}

/** Within changingAccounts. */
async function takeOff(req: PayloadRequest, account: Account): Promise<void> {
  if ((await secondFactorOf(req, account.id)) === undefined) return
  await removeSecondFactor(req, account.id)
  await tellOwner(req, account, 'factorOff')
}

/**
 * Resets the second factor of a colleague who lost phone and codes: the next sign-in asks only for
 * the password. On one's own account the usual rule applies.
 */
async function resetColleague(req: PayloadRequest, own: Account): Promise<Response> {
  if (!administratorsOnly({ req })) throw new APIError('Réservé aux administrateurs.', 403)
  if (recordNumber(req) === own.id) return remove(req, own)
  await requirePassword(req)
  return changingAccounts(req, async () => {
    const colleague = await accountById(req, recordNumber(req))
    if (colleague === null) throw new APIError('Ce compte n’existe plus.', 404)
    await takeOff(req, colleague)
    await endSessions(req, colleague)
    return Response.json({ message: 'La double authentification de ce compte est retirée.' })
  })
}

export const secondFactorEndpoints: Endpoint[] = [
  ownEndpoint('/second-factor', 'get', state),
  ownEndpoint('/second-factor/start', 'post', start),
  ownEndpoint('/second-factor/confirm', 'post', confirm),
  ownEndpoint('/second-factor/recovery-codes', 'post', renew),
  ownEndpoint('/second-factor/remove', 'post', remove),
  ownEndpoint('/:id/second-factor/reset', 'post', resetColleague),
]
