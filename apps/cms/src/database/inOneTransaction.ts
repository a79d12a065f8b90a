import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import { StartFailure } from '@sira/host/startFailure'
import { reasonOf } from './migrating/reasonOf.ts'
import type { Row } from './sql/database.ts'

/** A connection to PostgreSQL of one's own, as Drizzle gives it. */
export interface OneTransaction {
  execute(statement: SQL): PromiseLike<{ rows: Row[] }>
}

/** Reads everything as it was at one moment, and writes nothing. */
export const onlyReading = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** Work on a PostgreSQL that this program has not opened: all of it is kept, or nothing. */
export async function inOneTransaction<Result>(
  url: string,
  work: (transaction: OneTransaction) => Promise<Result>,
  how: Partial<typeof onlyReading> = {},
): Promise<Result> {
  const database = drizzle({
    connection: { connectionString: url, connectionTimeoutMillis: 5000, max: 1 },
  })
  try {
    await database.execute(sql`select 1`).catch((error: unknown) => {
      throw new StartFailure(
        `La base de données PostgreSQL (DATABASE_URL) ne répond pas\u00a0: ${reasonOf(error)}.`,
      )
    })
    return await database.transaction(
      (own) => work({ execute: (statement) => own.execute(statement) }),
      how,
    )
  } finally {
    await database.$client.end()
  }
}
