import { setTimeout as pause } from 'node:timers/promises'
import { readReference } from '@sira/contract/dossiers/reference'
import { senderOf, senderOfWhat } from '@sira/host/counting/senderOf'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { keyOfDossier } from '../../src/dossiers/ownDossiers.ts'
import { watchOrder } from '../../src/features/orders/orderCalls.ts'
import { orderState, orderStatePath } from '../../src/features/orders/page/orderState.ts'
import type { BackOffice } from '../../src/transport/door/contractClient.ts'
import type { OrderNews } from './orderNews.ts'

/**
 * Milliseconds: shorter than a proxy's timeout, and long enough to cost few bytes a minute
 * (decision 47).
 */
const longest = 25_000

const params = z.object({ reference: z.string() })
/** The state that the asking page shows. */
const query = z.object({ depuis: z.string().max(40).optional() })

interface Telling {
  /** Without it no news come, and the answer gives the present state at once. */
  news: OrderNews | undefined
  openBackOffice: () => BackOffice
  /** Milliseconds. */
  holds?: number
}

/**
 * `GET /commandes/CM-…/etat?depuis=…`: tells in a few bytes whether the page of an order is still
 * up to date, for the device that may open it. While it is, the answer waits for news; 204 means
 * that there were none.
 */
export function tellOrderStates(
  app: FastifyInstance,
  { news, openBackOffice, holds = longest }: Telling,
): void {
  app.addHook('preClose', async () => news?.end())
  const preHandler = app.rateLimit({
    max: 300,
    timeWindow: '1 minute',
    keyGenerator: senderOfWhat('order states'),
  })
  app.get(orderStatePath(':reference'), { preHandler }, async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    const reference = readReference(params.parse(request.params).reference)
    const headers = new Headers({ cookie: request.headers.cookie ?? '' })
    const cle = reference && keyOfDossier({ headers }, reference)
    if (!reference || !cle) return reply.code(404).send()
    const known = query.safeParse(request.query).data?.depuis
    const caller = { backOffice: openBackOffice(), visitor: request.ip }
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    const end = pause(holds, 'end' as const, { signal: gone.signal }).catch(() => 'end' as const)
    // Begins before the question, so that news between the question and its answer are heard.
    const waiting = known === undefined ? undefined : news?.wait(reference, senderOf(request))
    try {
      for (;;) {
        const called = await watchOrder(caller, reference, cle)
        if (called.state === 'unknown') return reply.code(404).send()
        if (called.state === 'tooMany') {
          return reply.code(429).header('retry-after', called.retryAfter).send()
        }
        if (called.state !== 'done') return reply.code(503).send()
        const state = orderState(called.answer)
        if (state !== known) return reply.type('text/plain').send(state)
        const next = waiting ? await Promise.race([waiting.heard(), end]) : 'end'
        if (next === 'end') return reply.code(204).send()
      }
    } finally {
      waiting?.stop()
      gone.abort()
    }
  })
}
