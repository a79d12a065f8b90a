import type { Payload } from 'payload'
import { emptyLog } from './sqlite/emptyLog.ts'

/** The open connections of the two adapters; Payload's `destroy` drops them without closing. */
interface Held {
  client?: { close?(): void }
  pool?: { end?(): Promise<void> }
}

/**
 * Closes the database. A clean stop leaves one file: SQLite's log is first written into the
 * database.
 */
export async function closeDatabase(payload: Payload): Promise<void> {
  const { client, pool } = payload.db as typeof payload.db & Held
  await emptyLog(payload).catch(() => undefined)
  client?.close?.()
  await pool?.end?.()
}
