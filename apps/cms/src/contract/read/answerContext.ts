import { badRequest } from '@sira/contract/wire/refusals'
import type { ReadContext } from './readContext.ts'

/** The most records in one answer, populated ones included, each as often as it occurs. */
const mostRecords = 4000

/** The context of one answer. */
export interface AnswerContext extends ReadContext {
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
  /** Counts records that the answer will hold, before they are read; refuses too many. */
  count(records: number): void
}

export function answerContext(context: ReadContext, signal: AbortSignal): AnswerContext {
  const { database } = context
  let counted = 0
  return {
    ...context,
    database: { ...database, rows: (statement) => database.rows(statement, signal) },
    signal,
    count(records) {
      counted += records
      if (counted > mostRecords) {
        throw badRequest(`Invalid populate: the answer would hold more than ${mostRecords} records`)
      }
    },
  }
}
