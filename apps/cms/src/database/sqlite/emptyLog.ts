import type { Payload } from 'payload'

interface WithClient {
  client?: { execute?(statement: string): Promise<unknown> }
}

/**
 * Writes SQLite's log into the database and empties it, because it holds rows from before they were
 * erased. While somebody reads, the next call does it; PostgreSQL does not need it.
 */
export async function emptyLog(payload: Payload): Promise<void> {
  const { client } = payload.db as typeof payload.db & WithClient
  try {
    await client?.execute?.('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    payload.logger.warn({ err: error }, 'le journal de SQLite n’a pas pu être vidé')
  }
}
