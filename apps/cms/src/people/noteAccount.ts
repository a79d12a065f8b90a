import type { PayloadRequest } from 'payload'
import { recordAct } from '../audit/recordAct.ts'
import type { Account } from './account.ts'

/** Records in the audit a change of the safety of an account. */
export function noteAccount(req: PayloadRequest, account: Account, details: string): Promise<void> {
  return recordAct(req, {
    act: 'account',
    place: 'users',
    what: 'Utilisateur',
    record: account.id,
    title: account.email,
    details,
  })
}
