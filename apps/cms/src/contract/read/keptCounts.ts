import { onChange } from '../../publication/announcing/changeListeners.ts'

/** What is counted, and the way to count it where that is not known. */
export type CountOnce = <Count>(what: unknown, count: () => Promise<Count>) => Promise<Count>

interface KeptCounts {
  countOnce: CountOnce
  close(): void
}

/** Far more than our own pages ask for; a stranger who asks for others puts out the oldest. */
const most = 500

/**
 * How many records a question has is the same on each of its pages: counted once until something
 * changes, here or in another back office on this database.
 */
export function keptCounts(): KeptCounts {
  let counts = new Map<string, unknown>()
  const close = onChange(() => {
    counts = new Map()
  })

  async function countOnce<Count>(what: unknown, count: () => Promise<Count>): Promise<Count> {
    const key = JSON.stringify(what)
    // What changes while it is counted leaves this map to nobody.
    const current = counts
    if (current.has(key)) return current.get(key) as Count
    const counted = await count()
    const [oldest] = current.keys()
    if (current.size >= most && oldest !== undefined) current.delete(oldest)
    current.set(key, counted)
    return counted
  }
  return { countOnce, close }
}
