import type { Client } from '@libsql/client'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'

/** `table.column` of each link to another table that no index begins with. */
export async function unindexedSqlite(client: Client): Promise<string[]> {
  const { rows } = await client.execute(`select tables.name || '.' || links."from" as link
    from sqlite_master tables join pragma_foreign_key_list(tables.name) links
    where tables.type = 'table' and not exists (
      select 1 from pragma_index_list(tables.name) indexes
      join pragma_index_info(indexes.name) columns
      where columns.seqno = 0 and columns.name = links."from"
    ) order by 1`)
  return rows.map(({ link }) => String(link))
}

/** The same; the first column of an index and of a foreign key has the number 0 or 1. */
export async function unindexedPostgres(url: string): Promise<string[]> {
  const database = drizzle(url)
  try {
    const { rows } = await database.execute(`select conrelid::regclass || '.' || attname as link
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and not exists (
        select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
      ) order by 1`)
    return rows.map(({ link }) => String(link))
  } finally {
    await database.$client.end()
  }
}
