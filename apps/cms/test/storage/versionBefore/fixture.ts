import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Value = string | number | null | object
/** As SQLite keeps it, but for JSON, which is written out. */
export type KeptRow = Readonly<Record<string, Value | undefined>>

interface Rows {
  madeAt: string
  /** That it had run. */
  migrations: { sqlite: string[]; postgres: string[] }
  /** The last number that each table gave. */
  last: Record<string, number>
  tables: Record<string, KeptRow[]>
}

/** The answers of the old version, recorded when the database was filled. */
interface Answers {
  /** By the reference; the status of what it did not find. */
  followed: Readonly<Record<string, { etat: string; aFaire?: string } | number>>
  /** By the reference of the order. */
  desks: Readonly<Record<string, unknown>>
  /** By the number of the payment. */
  payments: Readonly<Record<string, unknown>>
}

const folder = join(import.meta.dirname, '../../fixtures/versionBefore')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const madeAt: string = JSON.parse(read('rows.json')).madeAt
const age = Date.now() - Date.parse(madeAt)

/** As if it had been filled just now: else the clock would end what waits, and erase what is old. */
function parsedAsOfNow<Content>(name: string): Content {
  const times = /(?<=")20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z(?=")/g
  const later = (time: string) => new Date(Date.parse(time) + age).toISOString()
  return JSON.parse(read(name).replace(times, later))
}

export const before = parsedAsOfNow<Rows>('rows.json')
export const answeredBefore = parsedAsOfNow<Answers>('answers.json')

export function rowsOf(table: string): readonly KeptRow[] {
  return before.tables[table] ?? []
}

/** The rows of a list that belong to one record, in their order. */
export function linesOf(table: string, parent: KeptRow): readonly KeptRow[] {
  return rowsOf(table)
    .filter((row) => row._parent_id === parent.id)
    .toSorted((one, other) => Number(one._order) - Number(other._order))
}
