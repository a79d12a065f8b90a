import { createHash } from 'node:crypto'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { KeepFile } from '../migrating/migrationFiles.ts'

/** In base64 until now, and the column that names the file from now on. */
const columns = [
  { table: 'estimations', content: 'pdf', file: 'fichier' },
  { table: 'attachments', content: 'content', file: 'file' },
]

interface Row {
  id: unknown
  content: unknown
}

/**
 * Moves what rows keep in base64 into private files, one row at a time: one of them stands in memory.
 * The transaction of the migration is open: where it is undone the rows are as they were, and the next
 * attempt writes the same files under the same names. `ask` gives the rows.
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
      // Emptied too: PostgreSQL leaves what stands in a dropped column on its disk.
      await ask(sql`UPDATE ${from} SET ${key} = ${name}, ${base64} = '' WHERE id = ${last}`)
    }
  }
}

/** The same at each attempt, another one for each row; who does not have the file cannot guess it. */
function nameFor(table: string, id: number, bytes: Buffer): string {
  return createHash('sha256').update(`${table} ${id} `).update(bytes).digest('hex').slice(0, 32)
}
