import type { PayloadRequest } from 'payload'
import { publicUrl } from '../environment/publicUrl.ts'
import { mailIdentity } from '../mail/mailIdentity.ts'
import { queueEmail } from '../mail/queuedEmail.ts'
import type { Account } from './account.ts'
import { type AccountChange, accountActs, accountLetter } from './accountLetter.ts'
import { noteAccount } from './noteAccount.ts'

/**
 * Writes to the owner at his address from before the change, in the transaction of the change: a
 * change that is rolled back sends nothing, and a thief of the account does not get the letter.
 * Colleagues find the change in the audit.
 */
export async function tellOwner(
  req: PayloadRequest,
  account: Account,
  change: AccountChange,
): Promise<void> {
  const { brand } = await mailIdentity(req.payload, req)
  const colleague = req.user && req.user.id !== account.id ? req.user : undefined
  const letter = accountLetter({
    change,
    name: account.nom ?? '',
    by: colleague && (colleague.nom || colleague.email),
    at: new Date(),
    href: `${publicUrl(req.payload)}/admin/forgot`,
  })
  await noteAccount(req, account, accountActs[change])
  await queueEmail({ kind: 'notice', to: account.email, letter, brand }, req)
}
