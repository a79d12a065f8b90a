import { createHash } from 'node:crypto'
import { parsedJson } from '@sira/host/parsedJson'

/** A row as both databases can take it: plain JSON, by the names of its columns. */
export type PortableRow = Record<string, unknown>

/** The type of a column: SQLite has numbers and texts, PostgreSQL a type for each. */
export type Kind = 'boolean' | 'json' | 'time' | 'number' | 'text'

/** The columns of a table, in the order of the query. */
export type Columns = ReadonlyMap<string, Kind>

type SqliteValue = string | number | bigint | null | Uint8Array

/**
 * Reads values as Payload's SQLite adapter writes them: JSON as text, a time as ISO text, true as
 * 1.
 */
export function fromSqlite(columns: Columns, row: Record<string, unknown>): PortableRow {
  return mapped(columns, row, (value, kind) => {
    if (kind === 'boolean') return value !== 0
    return kind === 'json' ? parsedJson(String(value)) : value
  })
}

export function toSqlite(columns: Columns, row: PortableRow): SqliteValue[] {
  const values = mapped(columns, row, (value, kind) => {
    if (kind === 'boolean') return value ? 1 : 0
    if (kind === 'json') return JSON.stringify(value)
    return kind === 'time' ? new Date(String(value)).toISOString() : value
  })
  return [...columns.keys()].map((name) => (values[name] ?? null) as SqliteValue)
}

function mapped(
  columns: Columns,
  row: Record<string, unknown>,
  change: (value: unknown, kind: Kind) => unknown,
): PortableRow {
  const entries = [...columns].map(([name, kind]) => {
    const value = row[name]
    return [name, value === null || value === undefined ? null : change(value, kind)]
  })
  return Object.fromEntries(entries)
}

/** A digest of the rows of a table, independent of their order. */
export interface Tally {
  add(row: PortableRow): void
  rows(): number
  /** The same for the same rows. */
  sum(): string
}

const modulus = 2n ** 128n

export function tallyOf(columns: Columns): Tally {
  let rows = 0
  let sum = 0n
  return {
    add(row) {
      const values = [...columns].map(([name, kind]) => comparable(row[name], kind))
      const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex')
      sum = (sum + BigInt(`0x${hash.slice(0, 32)}`)) % modulus
      rows += 1
    },
    rows: () => rows,
    sum: () => `${rows} ${sum.toString(16)}`,
  }
}

function comparable(value: unknown, kind: Kind): unknown {
  if (value === null || value === undefined) return null
  if (kind === 'time') return new Date(String(value)).getTime()
  return kind === 'json' ? inOrder(value) : value
}

/** PostgreSQL keeps the names of an object in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const names = Object.keys(value).sort()
  return names.map((name) => [name, inOrder((value as Record<string, unknown>)[name])])
}
