import { seenEmail } from '@sira/contract/forms/email'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { administratorsOnly } from '../access/administratorsOnly.ts'
import { accountById } from './account.ts'
import { lockAccounts } from './accountsLock.ts'
import { isInvited } from './invitations/invitationTime.ts'
import { noteAccount } from './noteAccount.ts'
import { onlyByAdministrators } from './onlyByAdministrators.ts'
import { requireCurrentPassword } from './passwords/currentPassword.ts'
import { endSessions, sessionOf } from './signIn/sessions.ts'
import { tellOwner } from './tellOwner.ts'

/** What an operation of Payload on one account brings along. */
interface Given {
  id?: number | string
  data?: Record<string, unknown>
  overrideAccess?: boolean
}

/**
 * Before an account is changed or deleted, with everyone else waiting: the person who signs in by
 * another password or address proves to be the one who signed in, and the last administrator stays.
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
  // A person without the right to change this account is refused by its access, whatever they know.
  const own = req.user?.id === target
  if (mayDecide || own) await guardSignIn(req, target, { data: rest, currentPassword, mayDecide })
  return { ...args, data: rest }
}

/** A letter that was on its way before opens what it was asked for, no new lock. */
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
  // Letters are tried on it: nobody has them sent to whomever he likes.
  if (moves && !mayDecide) throw new APIError(onlyByAdministrators, 403)
  if (!moves && !data.password) return
  if (req.user) await requireCurrentPassword(req, currentPassword)
  // An invited person has chosen a password, and knows it.
  if (data.password && isInvited(account)) await noteAccount(req, account, 'Invitation acceptée')
  else if (data.password) await tellOwner(req, account, 'password')
  if (moves) {
    await tellOwner(req, account, 'email')
    // Sessions opened with the old address end; Payload ends them after a new password alone.
    await endSessions(req, account, req.user?.id === id ? sessionOf(req) : undefined)
  }
  // Beneath the access of its fields, by which nobody may write them.
  const open = data.password ? { ...withoutLink, invitedUntil: null } : withoutLink
  await req.payload.db.updateOne({ collection: 'users', id, data: open, req })
}

async function requireAnother(req: PayloadRequest, id: number, operation: string): Promise<void> {
  const account = await accountById(req, id)
  if (account?.role !== 'administrator') return
  // Nobody has come in to an invited one.
  const where = {
    role: { equals: 'administrator' },
    id: { not_equals: id },
    invitedUntil: { exists: false },
  }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req })
  if (totalDocs > 0) return
  const done = operation === 'delete' ? 'supprimé' : 'changé de rôle'
  throw new APIError(
    `C’est le seul administrateur : il ne peut pas être ${done}. Nommez d’abord un autre administrateur.`,
    409,
  )
}
