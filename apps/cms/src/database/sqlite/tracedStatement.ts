import type { InStatement } from '@libsql/client'
import { sqlFacts } from '@sira/host/tracing/sqlShape'
import { traced } from '@sira/host/tracing/traced'

/** Adds a SQLite query to the trace. */
export function tracedStatement<Result>(
  statement: InStatement,
  work: () => Promise<Result>,
): Promise<Result> {
  const facts = () => sqlFacts('sqlite', typeof statement === 'string' ? statement : statement.sql)
  return traced('SQL', facts, work, 'question')
}
