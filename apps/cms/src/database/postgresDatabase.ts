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
 * Handles the loss of a connection. Without a listener, this event would end the program. The pool
 * drops the connection, and its user gets an error from his own call.
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

/** The connections of a machine that vanished end after half a minute, not after hours. */
const endsOfVanished =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

/** Seconds that the server has to report its own timeout first. */
const lateBy = 2

/** The timeout for a cut network, which reports nothing: a little longer than the server's own. */
function longestSilence({ statementSeconds }: DatabaseLimits): { query_timeout?: number } {
  return statementSeconds === 0 ? {} : { query_timeout: (statementSeconds + lateBy) * 1000 }
}

/** The part of a pooled connection that pg's types leave out. */
interface Connection {
  query(...question: unknown[]): unknown
  connection: { stream: Socket }
}

/**
 * Ends a connection after a query without an answer: pg 8 cancels only the query and would reuse
 * the connection. A regular close would wait for the server.
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
 * Throws for a failed transaction. PostgreSQL answers its COMMIT with ROLLBACK and reports no
 * error, but any query in it fails.
 */
async function refuseAborted(transaction: unknown): Promise<void> {
  const { execute } = transaction as { execute(statement: SQL): Promise<unknown> }
  await execute.call(transaction, sql`select 1`)
}
