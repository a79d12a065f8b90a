import { createHash } from 'node:crypto'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { KeepFile } from '../migrating/migrationFiles.ts'

/** The old column with the content in base64, and the new one with the name of the file. */
const columns = [
  { table: 'estimations', content: 'pdf', file: 'fichier' },
  { table: 'attachments', content: 'content', file: 'file' },
]

interface Row {
  id: unknown
  content: unknown
}

/**
 * Moves base64 contents of rows into private files, one row at a time, because each one is held in
 * memory. It runs in the transaction of the migration: after a rollback the rows are as before, and
 * the next attempt writes the same files under the same names. `ask` gives the rows.
 */
export async function moveIntoFiles(
  ask: (statement: SQL) => Promise<Row[]>,
  keepFile: KeepFile,
): Promise<void> {
  for (const { table, content, file } of columns) {
    const [from, base64, key] = [table, content, file].map((name) => sql.identifier(name))
    let last = 0
    for (;;) {
      const [row] = await ask(
        sql`SELECT id, ${base64} AS content FROM ${from} WHERE id > ${last} AND ${base64} <> '' ORDER BY id LIMIT 1`,
      )
      if (row === undefined) break
      last = Number(row.id)
      const bytes = Buffer.from(String(row.content), 'base64')
      const name = nameFor(table, last, bytes)
      await keepFile(name, bytes)
      // Emptied as well, because PostgreSQL keeps the contents of a dropped column on its disk.
      await ask(sql`UPDATE ${from} SET ${key} = ${name}, ${base64} = '' WHERE id = ${last}`)
    }
  }
}

/** The same at each attempt, another one for each row; who does not have the file cannot guess it. */
function nameFor(table: string, id: number, bytes: Buffer): string {
  return createHash('sha256').update(`${table} ${id} `).update(bytes).digest('hex').slice(0, 32)
}
