import type { Payload } from 'payload'
import { databaseApart } from '../sql/databaseApart.ts'
import { keptFindings } from './keptFindings.ts'
import { type ReadContext, readContext } from './readContext.ts'

/** Milliseconds for an uncached query of strangers, and for one of our own programs. */
export interface QueryTimes {
  strangers: number
  own: number
}

const defaultTimes: QueryTimes = { strangers: 2000, own: 5000 }
/** The most waiting queries. */
const waiting = { strangers: 20, own: 1000 } as const

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

export function readContexts(payload: Payload, times = defaultTimes): ReadContexts {
  const patience = (line: keyof QueryTimes) => ({ longestMs: times[line], waiting: waiting[line] })
  const findings = keptFindings()
  const inLoop = readContext(payload, findings.askOnce)
  const { database } = inLoop
  const own = databaseApart(payload, database, patience('own'))
  const promptStrangers = databaseApart(payload, database, patience('strangers'))
  const slowStrangers = databaseApart(payload, database, patience('strangers'))
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
