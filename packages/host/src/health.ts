import type { FastifyInstance } from 'fastify'
import { version } from './version.ts'

/** The readiness of a program. */
export interface Readiness {
  /** Whether the program fulfils its purpose; a load balancer leaves out one that does not. */
  works: boolean
  /** The present failures, in French sentences for the administrator. */
  cannot: readonly string[]
}

/** Whether nothing is wrong. */
export const isWhole = ({ works, cannot }: Readiness) => works && cannot.length === 0

/**
 * `/healthz`: the process answers, with its version. `/_health` does the same for tools that watch
 * a Strapi.
 * `/readyz`: the program can do its work; the failures are named.
 * `notes` are further facts that change nothing about readiness.
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
