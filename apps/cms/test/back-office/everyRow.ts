import type { Client } from '@libsql/client'

type Row = Record<string, unknown>

async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.execute(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
  )
  return rows.map(({ name }) => String(name))
}

/** Two rows in each table, whatever its columns; each reference points to a row that exists. */
export async function fillEveryTable(client: Client): Promise<void> {
  // Tables point to each other in circles; all is there at the end.
  await client.execute('PRAGMA foreign_keys = OFF')
  // The list of migrations is one of these tables, and not content.
  const tables = (await tablesOf(client)).filter((name) => name !== 'payload_migrations')
  for (const table of tables) {
    const { rows: columns } = await client.execute(`PRAGMA table_info("${table}")`)
    const { rows: references } = await client.execute(`PRAGMA foreign_key_list("${table}")`)
    const pointing = new Set(references.map(({ from }) => String(from)))
    for (const number of [1, 2]) {
      const names = columns.map(({ name }) => `"${name}"`).join(', ')
      const args = columns.map(({ name, type }) =>
        valueFor(String(name), String(type), number, pointing),
      )
      const marks = columns.map(() => '?').join(', ')
      await client.execute({
        sql: `insert or ignore into "${table}" (${names}) values (${marks})`,
        args,
      })
    }
  }
  const { rows: broken } = await client.execute('PRAGMA foreign_key_check')
  if (broken.length > 0) throw new Error(`A reference points nowhere: ${broken[0]?.[0]}`)
}

function valueFor(name: string, type: string, number: number, pointing: ReadonlySet<string>) {
  const isNumber = /int|num|real/i.test(type)
  if (pointing.has(name) || name === 'id') return isNumber ? number : String(number)
  return isNumber ? number : `${name} ${number}`
}

export async function readEveryRow(client: Client): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>()
  for (const table of await tablesOf(client)) {
    const { rows } = await client.execute(`select * from "${table}"`)
    found.set(
      table,
      rows.map((row) => ({ ...row })),
    )
  }
  return found
}
