import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { DatabaseAdapterObj } from 'payload'
import type { DatabaseLimits } from '../environment/databaseSettings.ts'
import type { Environment } from '../environment/environment.ts'
import { requireConnections } from './connectionRoom.ts'
import { indexParents } from './indexParents.ts'
import { migratePostgres } from './migrating/migratePostgres.ts'
import type { KeepFile } from './migrating/migrationFiles.ts'
import { connectionName } from './siblings/otherBackOffices.ts'
import { ownName } from './siblings/ownName.ts'
import { traceQuestions } from './tracedQuestions.ts'
import { openTransactions } from './transactions/transactions.ts'

export type PostgresSettings = Pick<
  Environment,
  'databaseUrl' | 'databaseLimits' | 'payloadSecret' | 'invalidationSecret'
>

export async function postgresDatabase(
  url: string,
  {
    databaseLimits: limits,
    payloadSecret,
    invalidationSecret,
  }: Omit<PostgresSettings, 'databaseUrl'>,
  keepFile: KeepFile,
): Promise<DatabaseAdapterObj> {
  const { postgresAdapter } = await import('@payloadcms/db-postgres')
  const adapter = postgresAdapter({
    pool: {
      connectionString: url,
      connectionTimeoutMillis: 5000,
      application_name: connectionName(ownName, [payloadSecret, invalidationSecret]),
      max: limits.pool,
      statement_timeout: limits.statementSeconds * 1000,
      ...longestSilence(limits),
      keepAlive: true,
      options: endsOfVanished,
      idle_in_transaction_session_timeout: limits.idleSeconds * 1000,
    },
    migrationDir: join(import.meta.dirname, 'migrations/postgres'),
    push: false,
    beforeSchemaInit: [indexParents],
  })
  return {
    ...adapter,
    init(args) {
      const database = adapter.init(args)
      const connect = database.connect?.bind(database)
      database.connect = async (options) => {
        await migratePostgres(url, database.migrationDir, keepFile)
        await requireConnections(url, limits.pool)
        database.pool = new database.pg.Pool(database.poolOptions)
        outliveConnections(database)
        await connect?.(options)
      }
      return openTransactions(database, refuseAborted)
    },
  }
}

/**
 * A connection that is lost, in use or not, is an event without a listener: it would end the
 * program. The pool drops it, and whoever used it hears of it in his own call.
 */
function outliveConnections({ payload, pool }: Pick<PostgresAdapter, 'payload' | 'pool'>): void {
  const note = (error: Error) =>
    payload.logger.warn({ err: error }, 'connexion à PostgreSQL perdue')
  traceQuestions(pool)
  pool.on('error', note)
  pool.on('connect', (connection) => {
    connection.on('error', note)
    traceQuestions(connection)
    endWhenSilent(connection)
  })
}

/** A machine that is gone without a word holds its connections for half a minute, not for hours. */
const endsOfVanished =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

/** Seconds for which a server may be late with what it says itself: that it gave up. */
const lateBy = 2

/** A network that is cut says nothing: whoever asks waits a little longer than the server would. */
function longestSilence({ statementSeconds }: DatabaseLimits): { query_timeout?: number } {
  return statementSeconds === 0 ? {} : { query_timeout: (statementSeconds + lateBy) * 1000 }
}

/** What pg's own types leave out of a connection of its pool. */
interface Connection {
  query(...question: unknown[]): unknown
  connection: { stream: Socket }
}

/**
 * A connection on which a question had no answer is of no more use, yet would be given to the next
 * (pg 8 takes back only the question). Closing it as one should would wait for the server.
 */
function endWhenSilent(given: object): void {
  const connection = given as Connection
  const query = connection.query.bind(connection)
  connection.query = (...question) => {
    const answer = query(...question)
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') connection.connection.stream.destroy()
      })
    }
    return answer
  }
}

/**
 * PostgreSQL answers the COMMIT of a transaction in which something failed with ROLLBACK, and calls
 * that no error. Any question to such a transaction is one.
 */
async function refuseAborted(transaction: unknown): Promise<void> {
  const { execute } = transaction as { execute(statement: SQL): Promise<unknown> }
  await execute.call(transaction, sql`select 1`)
}
