import { senderOf } from '@sira/host/counting/senderOf'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface Share {
  /** Requests of one address of the network that are worked on at a time. */
  atOnce: number
  /** The most waiting requests of the address; further ones are refused. */
  waiting: number
}

/** `false` where too many of this address wait already. */
export type TakeTurn = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

interface Line {
  underWay: number
  waiting: (() => void)[]
}

/** Gives the way out of the line; undefined where too many of this address wait already. */
export type EnterLine = (request: FastifyRequest) => Promise<(() => void) | undefined>

/**
 * An address has a share of the connections to the back office, never all of them.
 */
export function linesByAddress({ atOnce, waiting }: Share): EnterLine {
  const lines = new Map<string, Line>()
  return async (request) => {
    const address = senderOf(request)
    const line = lines.get(address) ?? { underWay: 0, waiting: [] }
    if (line.underWay >= atOnce) {
      if (line.waiting.length >= waiting) return undefined
      await new Promise<void>((begin) => line.waiting.push(begin))
    } else {
      line.underWay += 1
      lines.set(address, line)
    }
    return () => {
      const next = line.waiting.shift()
      // The next request takes the place, or it becomes free.
      if (next) return next()
      line.underWay -= 1
      if (line.underWay === 0) lines.delete(address)
    }
  }
}

/** A turn that ends with the answer. */
export function turnsByAddress(share: Share): TakeTurn {
  const enter = linesByAddress(share)
  return async (request, reply) => {
    const leave = await enter(request)
    if (leave === undefined) return false
    void answered(reply).then(leave)
    return true
  }
}

function answered({ raw }: FastifyReply): Promise<void> {
  if (raw.destroyed || raw.writableFinished) return Promise.resolve()
  return new Promise((resolve) => {
    raw.once('finish', resolve)
    raw.once('close', resolve)
  })
}
