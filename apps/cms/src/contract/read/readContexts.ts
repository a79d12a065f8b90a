import type { Payload } from 'payload'
import { databaseApart } from '../sql/databaseApart.ts'
import { type ReadContext, readContext } from './readContext.ts'

/** For questions of strangers that are in no cache, and for those of our own programs. */
const patience = {
  strangers: { longestMs: 2000, waiting: 20 },
  own: { longestMs: 5000, waiting: 1000 },
} as const

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
  const own = databaseApart(payload, prompt.database, patience.own)
  const strangers = databaseApart(payload, prompt.database, patience.strangers)
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
