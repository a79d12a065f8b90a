import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import pLimit, { type LimitFunction } from 'p-limit'

interface Share {
  /** Requests of one address of the network that are worked on at a time. */
  atOnce: number
  /** Others of it that may wait for their turn; whoever comes after them is refused. */
  waiting: number
}

/** `false` where too many of this address wait already. */
export type TakeTurn = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/**
 * An address has a share of the connections to the back office, never all of them. A turn ends
 * with the answer. One IPv6 household has a whole /64 to send from.
 */
export function turnsByAddress({ atOnce, waiting }: Share): TakeTurn {
  const lines = new Map<string, LimitFunction>()
  return async (request, reply) => {
    const address = normalizeIP(request.ip, 64)
    const line = lines.get(address) ?? pLimit(atOnce)
    if (line.pendingCount >= waiting) return false
    lines.set(address, line)
    const begun = Promise.withResolvers<boolean>()
    void line(async () => {
      begun.resolve(true)
      await answered(reply)
    }).then(() => {
      if (line.activeCount + line.pendingCount === 0) lines.delete(address)
    })
    return begun.promise
  }
}

function answered({ raw }: FastifyReply): Promise<void> {
  if (raw.destroyed || raw.writableFinished) return Promise.resolve()
  return new Promise((resolve) => {
    raw.once('finish', resolve)
    raw.once('close', resolve)
  })
}
