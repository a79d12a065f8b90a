import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { tooOften } from './overload.ts'

/**
 * Four hundred messages as long as can be, or thousands as people write them: hundreds of visitors
 * share one address of a mobile operator.
 */
export const defaultDailyBytes = 4 * 1024 * 1024

const dayMs = 24 * 60 * 60_000
/** Of whoever sends most, the oldest are forgotten first. */
const mostSenders = 20_000

interface Sent {
  bytes: number
  since: number
}

/**
 * Counts what one address of the network has us keep in a day, and throws the 429 where it is too
 * much: many forms within their number and size would still fill the disk. A restart forgives.
 */
export function countingBytes(most: number): (request: FastifyRequest, kept: object) => void {
  const senders = new Map<string, Sent>()
  return ({ ip }, kept) => {
    const now = performance.now()
    const sender = normalizeIP(ip, 64)
    const known = senders.get(sender)
    const { bytes, since } = known && now - known.since < dayMs ? known : { bytes: 0, since: now }
    const sum = bytes + Buffer.byteLength(JSON.stringify(kept))
    if (sum > most) throw tooOften(Math.ceil((since + dayMs - now) / 1000))
    // The day of a sender begins with what he sends first.
    if (since === now) senders.delete(sender)
    senders.set(sender, { bytes: sum, since })
    const [oldest] = senders.keys()
    if (senders.size > mostSenders && oldest !== undefined) senders.delete(oldest)
  }
}
