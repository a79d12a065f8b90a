import {
  APIError,
  type CollectionAfterChangeHook,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import type { User } from '../../payload-types.ts'
import { accountById } from '../account.ts'
import { lockAccounts } from '../accountsLock.ts'
import { endSessions } from '../signIn/sessions.ts'
import { mustHaveSecondFactor, secondFactorOf } from './secondFactor.ts'

/**
 * Lets only a person with a second factor require it of everybody, so that this person can undo it.
 */
export const requireOwnFactorFirst: GlobalBeforeChangeHook = async ({ data, req }) => {
  await lockAccounts(req)
  if (!data.secondFactorRequired || !req.user) return data
  if ((await secondFactorOf(req, Number(req.user.id))) !== undefined) return data
  throw new APIError(
    'Activez d’abord la double authentification de votre propre compte (en haut à droite).',
    409,
  )
}

/** Ends the sessions of administrators without a second factor. */
export const endUnprotectedSessions: GlobalAfterChangeHook = async ({ doc, req }) => {
  const where = { role: { equals: 'administrator' } }
  const { docs } = await req.payload.find({ collection: 'users', where, limit: 0, depth: 0, req })
  for (const { id } of docs) await endUnprotected(req, id)
  return doc
}

/** Does the same for a new administrator. */
export const askOfNewAdministrators: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (doc.role !== previousDoc?.role) await endUnprotected(req, doc.id)
  return doc
}

async function endUnprotected(req: PayloadRequest, id: number): Promise<void> {
  const account = await accountById(req, id)
  if (account === null || !(await mustHaveSecondFactor(req, account))) return
  if ((await secondFactorOf(req, id)) === undefined) await endSessions(req, account)
}
