import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '../sql/database.ts'

/** A number of our own. */
const lockKey = 726_172_003

/** For what each back office does at its start: those that share a database take turns. */
export async function oneAtATime(payload: Payload, work: () => Promise<void>): Promise<void> {
  if (databaseOf(payload).dialect === 'sqlite') return work()
  const { pg, poolOptions } = payload.db as typeof payload.db & PostgresAdapter
  const { connectionString = '', application_name = '' } = poolOptions
  const client = new pg.Client({
    connectionString,
    application_name,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  })
  // Whoever waits for the lock hears of it by his question.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await work()
  } finally {
    await client.end().catch(() => undefined)
  }
}
