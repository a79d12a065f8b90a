import { limits } from '@sira/contract/limits'
import { envelopeOf } from '@sira/contract/wire/errors'
import { tooLarge, tooManyRequests } from '@sira/contract/wire/refusals'
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { discardBody, readSmallBody } from './proxiedBody.ts'
import { turnsByAddress } from './turns.ts'

/** The share of one address among the 64 connections to the back office; further requests wait. */
const share = { atOnce: 16, waiting: 100 }
/** Large bodies may take minutes, and only staff send them. */
const largeShare = { atOnce: 6, waiting: 60 }
/**
 * Files of visitors: hundreds of people share one address of a mobile operator, and slow
 * connections take long.
 */
const fileShare = { atOnce: 24, waiting: 100 }

/** Answers a request with a large body, or lets it pass. */
export type MeetLarge = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | undefined>

/**
 * The queue before the back office. It reads small bodies first, then the request waits for its
 * turn among those of its address. So no connection to the back office waits for a slow sender, and
 * no address takes all of them.
 */
export function admission(
  meetLarge: MeetLarge,
  shareOfLarge = largeShare,
): preHandlerAsyncHookHandler {
  const turn = turnsByAddress(share)
  const largeTurn = turnsByAddress(shareOfLarge)
  return async (request, reply) => {
    const size = await readSmallBody(request).catch(() => 'broken')
    if (size === 'broken') {
      reply.hijack()
      reply.raw.destroy()
      return reply
    }
    if (size === 'large') {
      const answered = await meetLarge(request, reply)
      if (answered) return answered
    }
    const admitted = await (size === 'large' ? largeTurn : turn)(request, reply)
    if (admitted) return undefined
    reply.header('retry-after', '5')
    throw tooManyRequests()
  }
}

/** The queue for files of visitors and forms with files; larger bodies are refused. */
export function fileAdmission(most: number): preHandlerAsyncHookHandler {
  return admission(async (request, reply) => {
    const isMore = Number(request.raw.headers['content-length'] ?? 0) > most
    return isMore ? refuseLarge(request, reply) : undefined
  }, fileShare)
}

/** Refuses a body that is larger than any form of the contract. */
export const refuseLarge: MeetLarge = async ({ raw }, reply) => {
  await discardBody(raw, limits.upload)
  return reply.code(413).header('cache-control', 'no-store').send(envelopeOf(tooLarge()))
}
