import { randomUUID } from 'node:crypto'
import type { BaseDatabaseAdapter } from 'payload'
import { failedCommit, UnknownOutcome } from '../storageFailure.ts'

type TransactionId = number | string

interface Session {
  db: unknown
  resolve(): Promise<void>
  reject(): Promise<void>
  /** Whether its COMMIT was sent: it may be done even without an answer. */
  wasCommitAskedFor(): boolean
}

/** Members of both Drizzle adapters of Payload beside their common type (seen in 3.90.1). */
interface Drizzled {
  drizzle: {
    transaction(work: (transaction: unknown) => Promise<void>, options: unknown): Promise<void>
  }
  initializing: Promise<void> | undefined
  sessions: Record<TransactionId, Session>
  transactionOptions?: unknown
}

/** Throws where the transaction cannot be committed, though its database would not say so. */
type CommitCheck = (transaction: unknown) => Promise<void>

/**
 * Transactions whose failed COMMIT is reported to the caller. Payload's own (3.90.1, begin- and
 * commitTransaction of @payloadcms/drizzle) hide the failure, and confirm what was never kept, also
 * after a rollback in between.
 */
export function openTransactions<Database extends BaseDatabaseAdapter>(
  database: Database,
  check: CommitCheck = async () => undefined,
): Database {
  const drizzled = database as typeof database & Drizzled

  database.beginTransaction = async (options) => {
    await drizzled.initializing
    const begun = Promise.withResolvers<unknown>()
    const decided = Promise.withResolvers<void>()
    let asked = false
    const ended = drizzled.drizzle.transaction(async (transaction) => {
      begun.resolve(transaction)
      await decided.promise
      await check(transaction)
      asked = true
    }, options ?? drizzled.transactionOptions)
    ended.catch(begun.reject)
    const db = await begun.promise
    const id = randomUUID()
    drizzled.sessions[id] = {
      db,
      resolve() {
        decided.resolve()
        return ended
      },
      reject() {
        decided.reject(new Error('The transaction is undone.'))
        return ended.catch(() => undefined)
      },
      wasCommitAskedFor: () => asked,
    }
    return id
  }

  database.commitTransaction = async (incoming) => {
    const session = takeSession(drizzled, await incoming)
    try {
      if (session === undefined) throw new Error('The transaction was undone before its end.')
      await session.resolve()
    } catch (error) {
      const failure = failedCommit(error, session?.wasCommitAskedFor() ?? false)
      const outcome =
        failure instanceof UnknownOutcome
          ? 'La connexion a été perdue au moment de garder une écriture : elle l’est peut-être.'
          : 'Une écriture a échoué : rien n’a été gardé.'
      database.payload.logger.error({ err: error }, outcome)
      throw failure
    }
  }

  database.rollbackTransaction = async (incoming) => {
    await takeSession(drizzled, await incoming)?.reject()
  }
  return database
}

function takeSession({ sessions }: Drizzled, id: TransactionId): Session | undefined {
  const session = sessions[id]
  // First, so that nobody else can end or use it.
  delete sessions[id]
  return session
}
