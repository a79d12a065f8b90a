import type { PayloadRequest } from 'payload'
import { recordAct } from '../audit/recordAct.ts'
import type { Account } from './account.ts'

/** What was done to the safety of an account, whoever did it. */
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
