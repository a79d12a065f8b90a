import type { Payload } from 'payload'
import { databaseApart } from '../sql/databaseApart.ts'
import { keptFindings } from './keptFindings.ts'
import { type ReadContext, readContext } from './readContext.ts'

/** For questions of strangers that are in no cache, and for those of our own programs. */
const patience = {
  strangers: { longestMs: 2000, waiting: 20 },
  own: { longestMs: 5000, waiting: 1000 },
} as const

/** Whose questions wait for one another, those of our own programs for none of a stranger. */
interface Lines {
  /** For what is answered at once. */
  prompt: ReadContext
  /** For what may take long. */
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
