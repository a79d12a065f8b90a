import type { BaseDatabaseAdapter } from 'payload'
import { writeQueue } from './writeQueue.ts'

/**
 * SQLite has one writer. Its driver waits for it synchronously: a second write in this process
 * would stop the very transaction it waits for, then fail as "busy". So transactions wait here
 * for each other, before they begin. Reading never waits (WAL).
 */
export function oneWriterAtATime(database: BaseDatabaseAdapter): void {
  const { beginTransaction, commitTransaction, rollbackTransaction } = database
  const queue = writeQueue()
  const releases = new Map<number | string, () => void>()

  function release(transaction: number | string): void {
    releases.get(transaction)?.()
    releases.delete(transaction)
  }

  database.beginTransaction = async (options) => {
    const leave = await queue.enter()
    try {
      const transaction = await beginTransaction.call(database, options)
      if (transaction === null) leave()
      else releases.set(transaction, leave)
      return transaction
    } catch (error) {
      leave()
      throw error
    }
  }
  database.commitTransaction = async (id) => {
    const transaction = await id
    try {
      await commitTransaction.call(database, transaction)
    } finally {
      release(transaction)
    }
  }
  database.rollbackTransaction = async (id) => {
    const transaction = await id
    try {
      await rollbackTransaction.call(database, transaction)
    } finally {
      release(transaction)
    }
  }
}
