import { sqlFacts } from '@sira/host/tracing/sqlShape'
import { traced, tracer } from '@sira/host/tracing/traced'

/** The part of pg's pool and connections that its types leave out. */
interface Asking {
  query(...question: unknown[]): unknown
}

/**
 * Traces each query to PostgreSQL. The pool passes its queries on with a callback; those are
 * skipped, so that no query is traced twice.
 */
export function traceQuestions(given: object): void {
  if (tracer() === undefined) return
  const asking = given as Asking
  const query = asking.query.bind(asking)
  asking.query = (...question) => {
    if (typeof question.at(-1) === 'function') return query(...question)
    const facts = () => sqlFacts('postgresql', textOf(question[0]))
    return traced('SQL', facts, async () => query(...question), 'question')
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  const hasText = typeof statement === 'object' && statement !== null && 'text' in statement
  return hasText ? String(statement.text) : ''
}
