/**
 * The part of Payload's tables that we use before Drizzle makes its own of them (seen in 3.90.1).
 */
export interface RawTable {
  name: string
  columns: Record<string, { name: string }>
  foreignKeys?: Record<string, { columns: string[] }>
  indexes?: Record<string, { name: string; on: string | string[] }>
}

/** Gives the tables of an adapter in a `beforeSchemaInit` hook; its types leave them out. */
export function rawTablesOf(given: object): Record<string, RawTable> {
  return (given as { adapter: { rawTables: Record<string, RawTable> } }).adapter.rawTables
}
