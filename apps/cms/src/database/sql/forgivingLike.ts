import { type Column, type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { BaseDatabaseAdapter } from 'payload'
import { globPattern, regularExpression } from './textPattern.ts'

type Comparison = (column: Column, value: unknown) => SQL | undefined

/** The part of Payload's Drizzle adapters that we use (seen in 3.90.1, queries/operatorMap.js). */
interface DrizzleAdapter {
  name: string
  operators: Record<string, Comparison>
}

/** Long texts that are already kept without accents: they are compared as they are. */
const plainColumns = new Set(['search_text'])

/**
 * Lets « etude » find « Étude » wherever staff search for a part of a text: in lists, filters, and
 * fields that choose a record. SQLite's LIKE and PostgreSQL's ILIKE treat letters with accents as
 * different.
 */
export function forgivingLike<Adapter extends BaseDatabaseAdapter>(database: Adapter): Adapter {
  // Both adapters have this shape (@payloadcms/drizzle); theirs is typed without it.
  const adapter = database as typeof database & DrizzleAdapter
  const { like, contains } = adapter.operators
  const isPostgres = adapter.name === 'postgres'
  const forgiving =
    (original: Comparison | undefined): Comparison =>
    (column, value) => {
      const [, text] = /^%(.*)%$/s.exec(typeof value === 'string' ? value : '') ?? []
      if (text === undefined || plainColumns.has(column.name)) return original?.(column, value)
      return isPostgres
        ? sql`${column} ~ ${regularExpression(text, 'anywhere')}`
        : sql`${column} GLOB ${globPattern(text)}`
    }
  adapter.operators = {
    ...adapter.operators,
    like: forgiving(like),
    contains: forgiving(contains),
  }
  return database
}
