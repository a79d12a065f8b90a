import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { StartFailure } from '@sira/host/startFailure'
import type { Payload } from 'payload'
import { databaseOf } from '../sql/database.ts'

const prefix = 'sira-back-office-'

/**
 * The name of one back office's connections in PostgreSQL: its own name, and a short hash that is
 * the same for all with the same secrets. PostgreSQL keeps 63 letters.
 */
export function connectionName(
  name: string,
  secrets: readonly (string | undefined)[] = [],
): string {
  const proof = createHmac('sha256', secrets.join('\n')).update(prefix).digest('hex').slice(0, 8)
  return `${prefix}${name}-${proof}`
}

const others = `select 1 from pg_stat_activity where datname = current_database()
  and application_name like '${prefix}%'
  and application_name <> current_setting('application_name')`
const otherSecrets = `right(application_name, 8) <> right(current_setting('application_name'), 8)`

/**
 * Whether another back office is at work on this database. On SQLite the lock of the data folder has
 * refused it.
 */
export async function hasOtherBackOffice(payload: Payload): Promise<boolean> {
  const database = databaseOf(payload)
  if (database.dialect === 'sqlite') return false
  return (await database.rows(sql.raw(`${others} limit 1`))).length > 0
}

interface Asked {
  query(text: string): PromiseLike<{ rows: unknown[] }>
}

/** The same, asked over a connection of one’s own. */
export async function hasOthers(client: Asked): Promise<boolean> {
  return (await client.query(`${others} limit 1`)).rows.length > 0
}

/**
 * Refuses to start with other secrets than the other back offices: each would refuse the sessions
 * and second factors of the others.
 */
export async function requireOneSecret(payload: Payload): Promise<void> {
  const database = databaseOf(payload)
  if (database.dialect === 'sqlite') return
  const strangers = await database.rows(sql.raw(`${others} and ${otherSecrets} limit 1`))
  if (strangers.length > 0) throw new StartFailure(differentSecrets)
}

const differentSecrets =
  'Un autre back office travaille avec cette base PostgreSQL, mais avec d’autres secrets. Donnez à tous les mêmes PAYLOAD_SECRET et INVALIDATION_SECRET : ils sont dans le fichier secrets.json de son DATA_DIR.'
