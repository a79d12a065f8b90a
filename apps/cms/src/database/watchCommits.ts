import type { BaseDatabaseAdapter } from 'payload'
import { announceCommitted, forgetRolledBack } from '../announcements/pendingChanges.ts'
import { transactionEnded } from './atTransactionEnd.ts'

/** Announces what a transaction changed once it is committed, and forgets it when it is undone. */
export function watchCommits<Database extends BaseDatabaseAdapter>(database: Database): Database {
  const { commitTransaction, rollbackTransaction } = database
  const undone = (transaction: number | string) => {
    forgetRolledBack(transaction)
    transactionEnded(transaction, 'undone')
  }
  database.commitTransaction = async (id) => {
    const transaction = await id
    try {
      await commitTransaction.call(database, transaction)
    } catch (error) {
      undone(transaction)
      throw error
    }
    announceCommitted(transaction)
    transactionEnded(transaction, 'committed')
  }
  database.rollbackTransaction = async (id) => {
    const transaction = await id
    undone(transaction)
    await rollbackTransaction.call(database, transaction)
  }
  return database
}
