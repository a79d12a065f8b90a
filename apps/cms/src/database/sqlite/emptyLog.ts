import type { Payload } from 'payload'

interface WithClient {
  client?: { execute?(statement: string): Promise<unknown> }
}

/**
 * Writes SQLite's log into the database and empties it: until then it holds what rows were before
 * they were erased. Where somebody reads meanwhile it is the next one's work; PostgreSQL needs none.
 */
export async function emptyLog(payload: Payload): Promise<void> {
  const { client } = payload.db as typeof payload.db & WithClient
  try {
    await client?.execute?.('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    payload.logger.warn({ err: error }, 'le journal de SQLite n’a pas pu être vidé')
  }
}
