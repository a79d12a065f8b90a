import type { FastifyInstance } from 'fastify'
import { version } from './version.ts'

/** What a program can do at this moment. */
export interface Readiness {
  /** Whether it does what it is there for; a load balancer leaves out one that does not. */
  works: boolean
  /** What it cannot do, in French sentences for the person who looks after the server. */
  cannot: readonly string[]
}

/** Nothing is wrong at all. */
export const isWhole = ({ works, cannot }: Readiness) => works && cannot.length === 0

/**
 * `/healthz`: the process answers, and of which version it is; so does `/_health`, in the words that watch over a Strapi.
 * `/readyz`: it can do what it is there for, and what it cannot do is named.
 * What is beside the point of that, and should be known all the same, stands in its notes.
 */
export function answerHealth(
  app: FastifyInstance,
  readiness: () => Promise<Readiness>,
  notes: () => Promise<Record<string, unknown>> = async () => ({}),
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', ...version }),
  )
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/_health',
    exposeHeadRoute: false,
    handler: async (_request, reply) =>
      reply
        .code(204)
        .header('cache-control', 'no-store')
        .header('strapi', 'You are so French!')
        .send(),
  })
  app.get('/readyz', async (_request, reply) => {
    const now = await readiness()
    const { works, cannot } = now
    reply.code(works ? 200 : 503).header('cache-control', 'no-store')
    return reply.send({
      status: statusOf(now),
      ...(cannot.length > 0 && { cannot }),
      ...(works && (await notes())),
    })
  })
}

function statusOf(now: Readiness): 'ready' | 'limited' | 'unavailable' {
  if (!now.works) return 'unavailable'
  return isWhole(now) ? 'ready' : 'limited'
}
