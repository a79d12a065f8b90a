import { onChange } from '../../publication/announcing/changeListeners.ts'

/** What is counted, and the way to count it where that is not known. */
export type CountOnce = <Count>(what: unknown, count: () => Promise<Count>) => Promise<Count>

interface KeptCounts {
  countOnce: CountOnce
  close(): void
}

/** A minute is for what changed behind the back of the program, as with kept answers. */
const freshMs = 60_000
/** Far more than our own pages ask for; a stranger who asks for others puts out the oldest. */
const most = 500

/**
 * How many records a question has is the same on each of its pages: counted once until something
 * changes, here or in another back office on this database.
 */
export function keptCounts(): KeptCounts {
  let counts = new Map<string, { counted: unknown; at: number }>()
  const close = onChange(() => {
    counts = new Map()
  })

  async function countOnce<Count>(what: unknown, count: () => Promise<Count>): Promise<Count> {
    const key = JSON.stringify(what)
    // What changes while it is counted leaves this map to nobody.
    const current = counts
    const known = current.get(key)
    if (known && Date.now() - known.at < freshMs) return known.counted as Count
    const at = Date.now()
    const counted = await count()
    const [oldest] = current.keys()
    if (current.size >= most && oldest !== undefined) current.delete(oldest)
    current.set(key, { counted, at })
    return counted
  }
  return { countOnce, close }
}
