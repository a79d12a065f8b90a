import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** A connection to PostgreSQL that is nobody else's. */
export type OwnConnection = InstanceType<PostgresAdapter['pg']['Client']>

/**
 * Makes a connection outside the pool, not yet connected: locks and LISTEN belong to one
 * connection.
 */
export function ownConnection(
  payload: Payload,
  patience: { query_timeout?: number } = {},
): OwnConnection {
  const { pg, poolOptions } = payload.db as typeof payload.db & PostgresAdapter
  const { connectionString = '', application_name = '', options = '' } = poolOptions
  const client = new pg.Client({
    connectionString,
    application_name,
    options,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    ...patience,
  })
  // The next query reports the failure.
  client.on('error', () => undefined)
  return client
}
