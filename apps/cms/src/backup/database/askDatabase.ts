import { createClient } from '@libsql/client'
import type { SQL } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { inOneTransaction } from '../../database/inOneTransaction.ts'
import type { Row } from '../../database/sql/database.ts'

/** Runs one SQL for both databases. */
export type Ask = (statement: SQL) => Promise<Row[]>

/** Opens a database for one transaction: all of it is kept, or nothing. */
export function askDatabase<Result>(
  { databaseUrl, sqliteFile }: { databaseUrl: string | undefined; sqliteFile: string },
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === undefined) return askSqlite(sqliteFile, work)
  return inOneTransaction(databaseUrl, (transaction) =>
    work(async (statement) => (await transaction.execute(statement)).rows),
  )
}

async function askSqlite<Result>(
  file: string,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const client = createClient({ url: `file:${file}` })
  try {
    // A running back office may have it open.
    await client.execute('PRAGMA busy_timeout = 5000')
    const database = drizzle(client)
    await client.execute('BEGIN IMMEDIATE')
    const result = await work((statement) => database.all<Row>(statement))
    await client.execute('COMMIT')
    return result
  } finally {
    client.close()
  }
}
