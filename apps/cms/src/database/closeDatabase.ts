import type { Payload } from 'payload'

/** What the two adapters hold open; Payload's `destroy` forgets it without closing it. */
interface Held {
  client?: { close?(): void }
  pool?: { end?(): Promise<void> }
}

export async function closeDatabase(payload: Payload): Promise<void> {
  const { client, pool } = payload.db as unknown as Held
  client?.close?.()
  await pool?.end?.()
}
