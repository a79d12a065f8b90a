import { seenEmail } from '@sira/contract/forms/email'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { administratorsOnly } from '../access/administratorsOnly.ts'
import { accountById, hasOtherAdministrator } from './account.ts'
import { lockAccounts } from './accountsLock.ts'
import { isInvited } from './invitations/invitationTime.ts'
import { noteAccount } from './noteAccount.ts'
import { onlyByAdministrators } from './onlyByAdministrators.ts'
import { requireCurrentPassword } from './passwords/currentPassword.ts'
import { endSessions, sessionOf } from './signIn/sessions.ts'
import { tellOwner } from './tellOwner.ts'

/** The arguments of a Payload operation on one account. */
interface Given {
  id?: number | string
  data?: Record<string, unknown>
  overrideAccess?: boolean
}

/**
 * Guards a change or deletion of an account, under a lock: a person who changes his own password or
 * address must prove who he is, and the last administrator stays.
 */
export const guardAccounts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'delete' && operation !== 'refresh') return args
  await lockAccounts(req)
  const { id, data, overrideAccess } = args as Given
  const target = Number(id)
  if (!Number.isSafeInteger(target) || (!overrideAccess && !req.user)) return args
  const losesRole = data && 'role' in data && data.role !== 'administrator'
  const mayDecide = overrideAccess || administratorsOnly({ req })
  if (mayDecide && (operation === 'delete' || losesRole))
    await requireAnother(req, target, operation)
  if (operation !== 'update' || data === undefined) return args
  const { currentPassword, ...rest } = data
  // The access rules refuse a person without the right to change this account, whatever they know.
  const own = req.user?.id === target
  if (mayDecide || own) await guardSignIn(req, target, { data: rest, currentPassword, mayDecide })
  return { ...args, data: rest }
}

/** Voids a link for a new password that was sent before. */
const withoutLink = { resetPasswordToken: null, resetPasswordExpiration: null }

interface Change {
  data: Record<string, unknown>
  currentPassword: unknown
  mayDecide: boolean
}

/** Guards the address and password of an account: its old address hears of a change. */
async function guardSignIn(
  req: PayloadRequest,
  id: number,
  { data, currentPassword, mayDecide }: Change,
): Promise<void> {
  const account = await accountById(req, id)
  if (account === null) return
  const { email } = data
  const moves =
    email !== undefined && seenEmail(String(email)).trim().toLowerCase() !== account.email
  // Test letters go to this address, so nobody may set it to a stranger's.
  if (moves && !mayDecide) throw new APIError(onlyByAdministrators, 403)
  if (!moves && !data.password) return
  if (req.user) await requireCurrentPassword(req, currentPassword)
  // An invited person has just chosen a password himself and needs no letter.
  if (data.password && isInvited(account)) await noteAccount(req, account, 'Invitation acceptée')
  else if (data.password) await tellOwner(req, account, 'password')
  if (moves) {
    await tellOwner(req, account, 'email')
    // Sessions opened with the old address end; Payload only does this after a new password.
    await endSessions(req, account, req.user?.id === id ? sessionOf(req) : undefined)
  }
  // Written directly to the database, because the access of these fields lets nobody write them.
  const open = data.password ? { ...withoutLink, invitedUntil: null } : withoutLink
  await req.payload.db.updateOne({ collection: 'users', id, data: open, req })
}

async function requireAnother(req: PayloadRequest, id: number, operation: string): Promise<void> {
  const account = await accountById(req, id)
  if (account?.role !== 'administrator') return
  if (await hasOtherAdministrator(id, req)) return
  const done = operation === 'delete' ? 'supprimé' : 'changé de rôle'
  throw new APIError(
    `C’est le seul administrateur : il ne peut pas être ${done}. Nommez d’abord un autre administrateur.`,
    409,
  )
}
