import { Readable } from 'node:stream'
import { senderOf } from '@sira/host/counting/senderOf'
import { windows } from '@sira/host/counting/sharedWindows'
import type { Valkey } from '@sira/host/counting/valkey'
import type { FastifyRequest } from 'fastify'
import type { Payload, Where } from 'payload'
import { depositBounds } from '../../deposits/depositBounds.ts'
import { networkMark } from '../../orders/shares/networkMark.ts'
import { tooOften } from '../overload.ts'

/**
 * Hundreds of visitors share one address of a mobile operator: a scanned CV has one or two
 * megabytes.
 */
const bytesADay = 400 * 1024 * 1024
const dayMs = 24 * 60 * 60_000
/** Counted of each part, however small, before it comes: each becomes a file. */
const leastBytes = 16 * 1024
/** With more senders, the oldest counters are forgotten first. */
const mostSenders = 20_000

/** Bytes of a body that come between two counts. */
const countedTogether = 256 * 1024

export interface DepositLimits {
  /** Counts a body as it comes: what is announced and never sent keeps nobody out. */
  counted(request: FastifyRequest, body: Readable): Promise<Readable>
  /** Called before a ticket is given; gives the mark of the network. */
  open(request: FastifyRequest): Promise<string>
}

/** Limits the bytes that one network may send us; beyond them each method throws a 429. */
export function depositLimits(payload: Payload, valkey?: Valkey): DepositLimits {
  const senders = windows(valkey, 'bytes of files', mostSenders)
  const count = async (request: FastifyRequest, bytes: number) => {
    const most = bytesADay
    const { sum, left } = await senders.add(senderOf(request), bytes, { ms: dayMs, most })
    if (sum > most) throw tooOften(Math.ceil((left || dayMs) / 1000))
  }
  async function* counting(request: FastifyRequest, body: Readable) {
    let coming = -leastBytes
    const countSome = () => {
      const some = coming
      coming = 0
      return count(request, Math.max(some, 0))
    }
    try {
      for await (const chunk of body) {
        coming += chunk.length
        if (coming > countedTogether) await countSome()
        yield chunk
      }
    } finally {
      // This also counts the bytes of an upload that was cut.
      await countSome()
    }
  }
  return {
    async counted(request, body) {
      await count(request, leastBytes)
      return Readable.from(counting(request, body))
    },
    async open(request) {
      const network = networkMark(senderOf(request), payload)
      const { latelyMs, openOfNetwork } = depositBounds
      const since = new Date(Date.now() - latelyMs).toISOString()
      const lately: Where = {
        reseau: { equals: network },
        finLe: { exists: false },
        createdAt: { greater_than: since },
      }
      const { totalDocs } = await payload.count({ collection: 'depots', where: lately })
      if (totalDocs >= openOfNetwork && !(await forgetEmpty(lately, payload))) {
        throw tooOften(latelyMs / 1000)
      }
      return network
    },
  }
}

/** The oldest that was announced, and of which nothing came; false where there is none. */
async function forgetEmpty(among: Where, payload: Payload): Promise<boolean> {
  const where = { and: [among, { recu: { equals: 0 } }] }
  const asked = { collection: 'depots', where, sort: 'createdAt', limit: 1, depth: 0 } as const
  const [oldest] = (await payload.find({ ...asked, pagination: false })).docs
  if (!oldest) return false
  await payload.db.deleteOne({ collection: 'depots', where: { id: { equals: oldest.id } } })
  return true
}
