import type { Payload } from 'payload'
import { emptyLog } from './sqlite/emptyLog.ts'

/** What the two adapters hold open; Payload's `destroy` forgets it without closing it. */
interface Held {
  client?: { close?(): void }
  pool?: { end?(): Promise<void> }
}

/** A clean stop leaves one file: what stands in SQLite's log is written into the database first. */
export async function closeDatabase(payload: Payload): Promise<void> {
  const { client, pool } = payload.db as typeof payload.db & Held
  await emptyLog(payload).catch(() => undefined)
  client?.close?.()
  await pool?.end?.()
}
