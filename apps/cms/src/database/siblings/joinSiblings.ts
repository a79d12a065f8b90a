import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { databaseOf } from '../sql/database.ts'
import { type Leadership, leadership } from './leadership.ts'
import { keepLine } from './siblingLine.ts'

export interface Siblings extends Pick<Leadership, 'lead' | 'leads'> {
  stop(): Promise<void>
}

interface Joining {
  /** Whether this one may work for all. */
  runsJobs: boolean
  /** Told what other back offices changed. */
  hear(changed: readonly string[] | 'everything'): void
}

/**
 * One back office among those that share a database: it hears what the others change, and one of
 * them works for all. On SQLite it is the only one.
 */
export async function joinSiblings(payload: Payload, joining: Joining): Promise<Siblings> {
  const leading = leadership(payload)
  const { lead, leads } = leading
  if (databaseOf(payload).dialect === 'sqlite') {
    if (joining.runsJobs) leading.take()
    return { lead, leads, stop: async () => leading.lose() }
  }
  const { pg, poolOptions } = payload.db as typeof payload.db & PostgresAdapter
  const { connectionString = '', application_name = '' } = poolOptions
  const line = keepLine({
    open: (patience) =>
      new pg.Client({ connectionString, application_name, keepAlive: true, ...patience }),
    ...joining,
    leading,
    log: payload.logger,
  })
  await line.tried
  return { lead, leads, stop: () => line.stop() }
}
