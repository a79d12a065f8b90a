import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import type { Database, Row } from '../../database/sql/database.ts'
import { tracedStatement } from '../../database/sqlite/tracedStatement.ts'
import { queryTookTooLong } from '../overload.ts'
import { answerTurns } from './answerTurns.ts'
import { sqliteReader } from './sqliteReader.ts'

export interface DatabaseApart extends Database {
  close(): void
}

/** The part of Drizzle's databases that we use; their own types differ. */
interface Drizzle {
  dialect: { sqlToQuery(statement: SQL): { sql: string; params: unknown[] } }
  transaction<T>(work: (transaction: Executing) => Promise<T>): Promise<T>
}
interface Executing {
  execute(statement: SQL): Promise<{ rows: Row[] }>
}

const canceled = '57014'

interface Patience {
  /** Milliseconds for one statement. */
  longestMs: number
  /** The most waiting statements; further ones are refused. */
  waiting: number
}

/**
 * The database for queries that may take long: it runs one statement at a time, and blocks neither
 * the event loop nor the connections of the back office.
 */
export function databaseApart(
  payload: Payload,
  database: Database,
  { longestMs, waiting }: Patience,
): DatabaseApart {
  const adapter = payload.db as typeof payload.db & {
    drizzle: Drizzle
    clientConfig?: { url: string }
  }
  const reader =
    database.dialect === 'sqlite'
      ? sqliteReader((adapter.clientConfig?.url ?? '').replace(/^file:/, ''), longestMs)
      : undefined
  const inTurn = answerTurns(waiting)

  async function rowsOf(statement: SQL): Promise<Row[]> {
    const { drizzle } = adapter
    if (reader === undefined) return postgresRows(drizzle, statement, longestMs)
    const query = drizzle.dialect.sqlToQuery(statement)
    return tracedStatement(query.sql, () => reader.rows(query.sql, query.params))
  }

  return {
    ...database,
    rows(statement, signal) {
      const rows = inTurn(() => rowsOf(statement), signal)
      return signal === undefined ? rows : unlessAborted(rows, signal)
    },
    close: () => reader?.close(),
  }
}

/** Rejects on the signal, even while the query waits in the queue. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function postgresRows(drizzle: Drizzle, statement: SQL, longestMs: number): Promise<Row[]> {
  try {
    return await drizzle.transaction(async (transaction) => {
      await transaction.execute(sql.raw(`set local statement_timeout = ${longestMs}`))
      return (await transaction.execute(statement)).rows
    })
  } catch (error) {
    throw codeOf(error) === canceled ? queryTookTooLong(longestMs) : error
  }
}

/** Gives the code of an error; Drizzle wraps those of the driver. */
function codeOf(error: unknown): unknown {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
}
