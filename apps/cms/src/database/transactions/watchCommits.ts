import type { BaseDatabaseAdapter } from 'payload'
import { UnknownOutcome } from '../storageFailure.ts'
import { transactionEnded } from './atTransactionEnd.ts'

/** Reports the end of each transaction: committed, possibly committed, or undone. */
export function watchCommits<Database extends BaseDatabaseAdapter>(database: Database): Database {
  const { commitTransaction, rollbackTransaction } = database
  database.commitTransaction = async (id) => {
    const transaction = await id
    try {
      await commitTransaction.call(database, transaction)
    } catch (error) {
      transactionEnded(transaction, error instanceof UnknownOutcome ? 'unknown' : 'undone')
      throw error
    }
    transactionEnded(transaction, 'committed')
  }
  database.rollbackTransaction = async (id) => {
    const transaction = await id
    transactionEnded(transaction, 'undone')
    await rollbackTransaction.call(database, transaction)
  }
  return database
}
