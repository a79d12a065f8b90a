import type { PayloadRequest } from 'payload'
import { withinTransaction } from '../database/transactions/withinTransaction.ts'
import { lockAccounts } from './accountsLock.ts'

/** Reads and writes accounts in one step that nobody else's comes between. */
export function changingAccounts<Result>(
  req: PayloadRequest,
  change: () => Promise<Result>,
): Promise<Result> {
  return withinTransaction(req, async () => {
    await lockAccounts(req)
    return change()
  })
}
