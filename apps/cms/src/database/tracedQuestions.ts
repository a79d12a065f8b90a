import { sqlFacts } from '@sira/host/tracing/sqlShape'
import { traced, tracer } from '@sira/host/tracing/traced'

/** What pg's own types leave out of its pool and its connections. */
interface Asking {
  query(...question: unknown[]): unknown
}

/**
 * Each question to PostgreSQL as a part of what is traced. The pool gives its questions to a
 * connection with a function to call, so that none is told twice.
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
