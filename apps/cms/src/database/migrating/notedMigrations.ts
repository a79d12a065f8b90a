import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'

type Run = (statement: SQL) => PromiseLike<unknown>

/** Records a migration in Payload's own table, so that its commands know it too. */
export async function noteMigration(name: string, run: Run): Promise<void> {
  await run(sql`insert into payload_migrations (name, batch)
    select ${name}, coalesce(max(batch), 0) + 1 from payload_migrations`)
}

interface Rows {
  rows: readonly object[]
}

/** Gives the names of the migrations of a database; none where the table is missing. */
export async function notedNames(
  hasTable: boolean,
  query: (text: string) => PromiseLike<Rows>,
): Promise<Set<string>> {
  if (!hasTable) return new Set()
  const { rows } = await query('select name from payload_migrations')
  return new Set(rows.map((row) => String((row as { name?: unknown }).name)))
}
