import type { BaseDatabaseAdapter } from 'payload'
import { announceCommitted, forgetRolledBack } from '../announcements/pendingChanges.ts'

/** Announces what a transaction changed once it is committed, and forgets it when it is undone. */
export function watchCommits<Database extends BaseDatabaseAdapter>(database: Database): Database {
  const { commitTransaction, rollbackTransaction } = database
  database.commitTransaction = async (id) => {
    const transaction = await id
    await commitTransaction.call(database, transaction)
    announceCommitted(transaction)
  }
  database.rollbackTransaction = async (id) => {
    const transaction = await id
    forgetRolledBack(transaction)
    await rollbackTransaction.call(database, transaction)
  }
  return database
}
