import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { ownAccountOrAdministrator } from '../../access/ownAccountOrAdministrator.ts'
import { recordNumber } from '../../database/records/recordNumber.ts'
import { type Account, accountById } from '../account.ts'
import { changingAccounts } from '../changingAccounts.ts'
import { noteAccount } from '../noteAccount.ts'
import { secondFactorOf } from '../secondFactor/secondFactor.ts'
import { endSessions, openSessions, sessionOf } from './sessions.ts'

export interface ShownSession {
  device: string
  address: string
  since: string
  /** The browser that asks. */
  here: boolean
}

export interface ShownSafety {
  sessions: ShownSession[]
  secondFactor: boolean
  /** Of who was invited and has not come yet (ISO). */
  invitedUntil: string | null
}

/** One's own account; administrators also see where a colleague is signed in, and sign him out. */
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

/** Everywhere but in the browser that asks. */
const end: Endpoint = {
  path: '/:id/sign-out',
  method: 'post',
  handler: async (req) => {
    await changingAccounts(req, async () => {
      const account = await reachable(req)
      await endSessions(req, account, sessionOf(req))
      await noteAccount(req, account, 'Connexions fermées')
    })
    return Response.json({ message: 'Les autres connexions sont fermées.' })
  },
}

export const sessionEndpoints: Endpoint[] = [show, end]
