import type { InStatement } from '@libsql/client'

/** Whether a statement leaves the database as it is. */
export function onlyReads(statement: InStatement): boolean {
  const text = typeof statement === 'string' ? statement : statement.sql
  return /^\s*(?:select|with|explain)\b/i.test(text)
}
