import type { Payload } from 'payload'
import { queryLimits } from '../queryLimits.ts'
import { databaseApart } from '../sql/databaseApart.ts'
import { type ReadContext, readContext } from './readContext.ts'

export interface ReadContexts {
  /** For what is answered at once. */
  prompt: ReadContext
  /** For what a program of our own asks and may take long. */
  own: ReadContext
  /** For what everybody else asks: it holds nobody else up. */
  strangers: ReadContext
  close(): void
}

export function readContexts(payload: Payload): ReadContexts {
  const prompt = readContext(payload)
  const own = databaseApart(payload, prompt.database, queryLimits.patience.own)
  const strangers = databaseApart(payload, prompt.database, queryLimits.patience.strangers)
  return {
    prompt,
    own: { ...prompt, database: own },
    strangers: { ...prompt, database: strangers },
    close() {
      own.close()
      strangers.close()
    },
  }
}
