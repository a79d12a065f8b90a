import { DatabaseSync } from 'node:sqlite'

/** The column in which the typed text is found again. */
const columns = {
  contacts: 'message',
  devis: 'message',
  newsletters: 'email',
  commandes: 'nom',
} as const

export type Table = keyof typeof columns

/** Gives the number of arrivals of a text at the back office. */
export function arrivalsOf(file: string, table: Table, text: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const query = `select count(*) as n from ${table} where ${columns[table]} = ?`
    return Number(database.prepare(query).get(text)?.n)
  } finally {
    database.close()
  }
}
