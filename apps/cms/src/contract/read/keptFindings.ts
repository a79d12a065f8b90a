import { onChange } from '../../publication/changes/changeListeners.ts'

/** What is asked, and the way to find it where that is not known. */
export type AskOnce = <Found>(what: unknown, ask: () => Promise<Found>) => Promise<Found>

interface KeptFindings {
  askOnce: AskOnce
  close(): void
}

/** A minute is for what changed behind the back of the program, as with kept answers. */
const freshMs = 60_000
/** Far more than our own pages ask for; a stranger who asks for others puts out the oldest. */
const most = 500

/**
 * What takes a walk through all records is the same on each page of a list: how many there are, and
 * where a question is not prompt, which come first. Asked once until something changes, here or in
 * another back office on this database.
 */
export function keptFindings(): KeptFindings {
  let findings = new Map<string, { found: unknown; at: number }>()
  const close = onChange(() => {
    findings = new Map()
  })

  async function askOnce<Found>(what: unknown, ask: () => Promise<Found>): Promise<Found> {
    const key = JSON.stringify(what)
    // What changes while it is asked leaves this map to nobody.
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
