import type { Payload } from 'payload'

/** Somebody has seen to older ones, or never will. */
const recentMs = 7 * 24 * 60 * 60_000

/** Letters of the last days that no mail server took: refused for good, or written into a file. */
export async function countUnsent(payload: Payload, now: Date): Promise<number> {
  const since = new Date(now.getTime() - recentMs).toISOString()
  const { totalDocs } = await payload.count({
    collection: 'emails',
    where: { state: { in: ['failed', 'written'] }, createdAt: { greater_than: since } },
  })
  return totalDocs
}
