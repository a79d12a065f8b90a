import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { unfinished } from '../environment/unfinished.ts'
import { databaseOf } from './sql/database.ts'

/** A quote request with its two letters takes about as much. */
const trialBytes = 64 * 1024

/** Rewrites a row unchanged: a read does not reveal a full disk. Throws the failure. */
export async function writeRowForTrial(payload: Payload): Promise<void> {
  await databaseOf(payload).rows(
    sql`update payload_migrations set batch = batch where id = (select min(id) from payload_migrations)`,
  )
}

/** The same with a file in the data folder, gone again at once. */
export async function writeFileForTrial(folder: string): Promise<void> {
  const file = join(folder, `.essai-${randomUUID()}${unfinished}`)
  try {
    await writeFile(file, Buffer.alloc(trialBytes), { mode: 0o600, flush: true })
  } finally {
    await rm(file, { force: true })
  }
}
