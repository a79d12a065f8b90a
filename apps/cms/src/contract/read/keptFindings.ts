import { onChange } from '../../publication/changes/changeListeners.ts'

/** Runs a query, or returns the result that is kept of it. */
export type AskOnce = <Found>(what: unknown, ask: () => Promise<Found>) => Promise<Found>

interface KeptFindings {
  askOnce: AskOnce
  close(): void
}

/** A minute is for what changed behind the back of the program, as with kept answers. */
const freshMs = 60_000
/** Far more than our own pages need; other questions of a stranger drop the oldest. */
const most = 500

/**
 * Results that take a scan of all records are the same on each page of a list: the total, and the
 * order where no index gives it. Queried once until something changes, here or in another back
 * office on this database.
 */
export function keptFindings(): KeptFindings {
  let findings = new Map<string, { found: unknown; at: number }>()
  const close = onChange(() => {
    findings = new Map()
  })

  async function askOnce<Found>(what: unknown, ask: () => Promise<Found>): Promise<Found> {
    const key = JSON.stringify(what)
    // A change during the query replaces this map: its result is then kept for nobody.
    const current = findings
    const known = current.get(key)
    if (known && Date.now() - known.at < freshMs) return known.found as Found
    const at = Date.now()
    const found = await ask()
    const [oldest] = current.keys()
    if (current.size >= most && oldest !== undefined) current.delete(oldest)
    current.set(key, { found, at })
    return found
  }
  return { askOnce, close }
}
