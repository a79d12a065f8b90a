import { senderOf } from '@sira/host/counting/senderOf'
import { windows } from '@sira/host/counting/sharedWindows'
import type { Valkey } from '@sira/host/counting/valkey'
import type { FastifyRequest } from 'fastify'
import { tooOften } from '../overload.ts'

/**
 * Four hundred messages of the greatest length, or thousands of usual ones: hundreds of visitors
 * share one address of a mobile operator.
 */
export const defaultDailyBytes = 4 * 1024 * 1024

const dayMs = 24 * 60 * 60_000
/** With more senders, the oldest counters are forgotten first. */
const mostSenders = 20_000

/**
 * Counts the bytes that one network address sends in a day; throws a 429 beyond the limit. Many
 * forms within the limits of number and size would still fill the disk. The day of a sender begins
 * with his first form.
 */
export function countingBytes(
  most: number,
  valkey?: Valkey,
): (request: FastifyRequest, kept: object) => Promise<void> {
  const senders = windows(valkey, 'bytes of a day', mostSenders)
  return async (request, kept) => {
    const bytes = Buffer.byteLength(JSON.stringify(kept))
    const { sum, left } = await senders.add(senderOf(request), bytes, { ms: dayMs, most })
    if (sum > most) throw tooOften(Math.ceil((left || dayMs) / 1000))
  }
}
