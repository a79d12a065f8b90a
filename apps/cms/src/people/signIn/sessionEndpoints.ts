import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { ownAccountOrAdministrator } from '../../access/ownAccountOrAdministrator.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { type Account, accountById } from '../account.ts'
import { changingAccounts } from '../changingAccounts.ts'
import { noteAccount } from '../noteAccount.ts'
import { secondFactorOf } from '../secondFactor/secondFactor.ts'
import { endSession, endSessions, openSessions, sessionOf } from './sessions.ts'

export interface ShownSession {
  /** The name of the session; it opens nothing without our signature. */
  id: string
  device: string
  address: string
  since: string
  /** Whether it is the asking browser. */
  here: boolean
}

export interface ShownSafety {
  sessions: ShownSession[]
  secondFactor: boolean
  /** For an invited person who has not signed in yet (ISO). */
  invitedUntil: string | null
}

/**
 * Gives the account of the request: one's own; administrators also see the sessions of a colleague
 * and end them.
 */
async function reachable(req: PayloadRequest): Promise<Account> {
  const id = recordNumber(req)
  const may = ownAccountOrAdministrator({ req })
  if (may !== true && req.user?.id !== id) throw new APIError('Vous n’y avez pas accès.', 403)
  const account = await accountById(req, id)
  if (account === null) throw new APIError('Ce compte n’existe plus.', 404)
  return account
}

const show: Endpoint = {
  path: '/:id/safety',
  method: 'get',
  handler: async (req) => {
    const account = await reachable(req)
    const sessions = openSessions(account).map(
      ({ id, device, address, createdAt }): ShownSession => ({
        id: id ?? '',
        device: device ?? '',
        address: address ?? '',
        since: createdAt ?? '',
        here: id === sessionOf(req),
      }),
    )
    const secondFactor = (await secondFactorOf(req, account.id)) !== undefined
    const { invitedUntil = null } = account
    const safety: ShownSafety = { sessions: sessions.reverse(), secondFactor, invitedUntil }
    return Response.json(safety)
  },
}

const asked = z.object({ session: z.string().min(1).max(100).optional() })

/** Ends the named session; without a name, all but that of the asking browser. */
const end: Endpoint = {
  path: '/:id/sign-out',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { success, data } = asked.safeParse(req.data ?? {})
    if (!success) throw new APIError('Cette demande est illisible.', 400)
    const { session } = data
    await changingAccounts(req, async () => {
      const account = await reachable(req)
      const ended =
        session === undefined
          ? await endSessions(req, account, sessionOf(req))
          : await endSession(req, account, session)
      // A second tap does nothing, and adds nothing to the audit.
      if (!ended) return
      const details = session === undefined ? 'Connexions fermées' : 'Une connexion fermée'
      await noteAccount(req, account, details)
    })
    const message =
      session === undefined ? 'Les autres connexions sont fermées.' : 'Cette connexion est fermée.'
    return Response.json({ message })
  },
}

export const sessionEndpoints: Endpoint[] = [show, end]
