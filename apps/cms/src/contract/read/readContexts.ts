import type { Payload } from 'payload'
import { databaseApart } from '../sql/databaseApart.ts'
import { keptFindings } from './keptFindings.ts'
import { type ReadContext, readContext } from './readContext.ts'

/** The limits for uncached queries of strangers, and for those of our own programs. */
const patience = {
  strangers: { longestMs: 2000, waiting: 20 },
  own: { longestMs: 5000, waiting: 1000 },
} as const

/**
 * Two queues: quick queries do not wait for slow ones. Strangers and our own programs have separate
 * ones.
 */
interface Lines {
  /** For quick queries. */
  prompt: ReadContext
  /** For queries that may take long. */
  slow: ReadContext
}

export interface ReadContexts {
  own: Lines
  strangers: Lines
  close(): void
}

export function readContexts(payload: Payload): ReadContexts {
  const findings = keptFindings()
  const inLoop = readContext(payload, findings.askOnce)
  const { database } = inLoop
  const own = databaseApart(payload, database, patience.own)
  const promptStrangers = databaseApart(payload, database, patience.strangers)
  const slowStrangers = databaseApart(payload, database, patience.strangers)
  return {
    own: { prompt: inLoop, slow: { ...inLoop, database: own } },
    strangers: {
      prompt: { ...inLoop, database: promptStrangers },
      slow: { ...inLoop, database: slowStrangers },
    },
    close() {
      findings.close()
      for (const apart of [own, promptStrangers, slowStrangers]) apart.close()
    },
  }
}
