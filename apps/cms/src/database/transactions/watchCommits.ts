import type { BaseDatabaseAdapter } from 'payload'
import { announceCommitted, forgetRolledBack } from '../../publication/announcing/pendingChanges.ts'
import { UnknownOutcome } from '../storageFailure.ts'
import { transactionEnded } from './atTransactionEnd.ts'

/**
 * Announces what a transaction changed once it is committed, or may be: looking again does no harm.
 * Forgets it when it is undone.
 */
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
      if (error instanceof UnknownOutcome) {
        announceCommitted(transaction)
        transactionEnded(transaction, 'unknown')
      } else undone(transaction)
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
