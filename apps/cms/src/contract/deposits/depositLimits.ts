import { senderOf } from '@sira/host/counting/senderOf'
import { windows } from '@sira/host/counting/sharedWindows'
import type { Valkey } from '@sira/host/counting/valkey'
import type { FastifyRequest } from 'fastify'
import type { Payload } from 'payload'
import { depositBounds } from '../../deposits/depositBounds.ts'
import { networkMark } from '../../orders/shares/networkMark.ts'
import { tooOften } from '../overload.ts'

/** Hundreds of visitors share one address of a mobile operator: a scan of a CV weighs one or two. */
const bytesADay = 400 * 1024 * 1024
const dayMs = 24 * 60 * 60_000
/** Of whoever sends most, the oldest are forgotten first. */
const mostSenders = 20_000

export interface DepositLimits {
  /** Before a byte of it is taken. */
  bytes(request: FastifyRequest, bytes: number): Promise<void>
  /** Before a ticket is given; gives the mark of the network. */
  open(request: FastifyRequest): Promise<string>
}

/** Limits on the bytes that one network may have us keep; each throws a 429 beyond it. */
export function depositLimits(payload: Payload, valkey?: Valkey): DepositLimits {
  const senders = windows(valkey, 'bytes of files', mostSenders)
  return {
    async bytes(request, bytes) {
      const most = bytesADay
      const { sum, left } = await senders.add(senderOf(request), bytes, { ms: dayMs, most })
      if (sum > most) throw tooOften(Math.ceil((left || dayMs) / 1000))
    },
    async open(request) {
      const network = networkMark(senderOf(request), payload)
      const since = new Date(Date.now() - depositBounds.lifeMs).toISOString()
      const { totalDocs } = await payload.count({
        collection: 'depots',
        where: {
          reseau: { equals: network },
          finLe: { exists: false },
          createdAt: { greater_than: since },
        },
      })
      if (totalDocs >= depositBounds.openOfNetwork) throw tooOften(60 * 60)
      return network
    },
  }
}
