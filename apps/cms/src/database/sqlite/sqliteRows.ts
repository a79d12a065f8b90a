import type { Client } from '@libsql/client'

/** Rows by table. */
export type RowCounts = ReadonlyMap<string, number>

export async function countRows(client: Client): Promise<RowCounts> {
  const { rows } = await client.execute(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  )
  const counts = new Map<string, number>()
  for (const { name } of rows) {
    const table = String(name)
    const { rows: counted } = await client.execute(
      `select count(*) as total from "${table.replaceAll('"', '""')}"`,
    )
    counts.set(table, Number(counted[0]?.total))
  }
  return counts
}

/** Describes the first row that refers to a missing one. */
export async function brokenReferences(client: Client): Promise<string | undefined> {
  const { rows } = await client.execute('PRAGMA foreign_key_check')
  const first = rows[0]
  if (first === undefined) return undefined
  return `${rows.length} lignes renvoient à d’autres qui n’existent pas (table « ${first[0]} »)`
}

/** Names the first table that lost rows or is missing. */
export function lostRows(
  before: RowCounts,
  after: RowCounts,
  intended: ReadonlySet<string>,
): string | undefined {
  for (const [table, count] of before) {
    const left = after.get(table) ?? 0
    if (left < count && !intended.has(table)) {
      return `la table « ${table} » aurait perdu ${count - left} lignes sur ${count}`
    }
  }
  return undefined
}
