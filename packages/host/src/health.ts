import type { FastifyInstance } from 'fastify'

/**
 * `/healthz`: the process answers; so does `/_health`, in the words that watch over a Strapi.
 * `/readyz`: it can do what it is there for. What is beside the point of that, and should be known
 * all the same, stands in its notes.
 */
export function answerHealth(
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  notes: () => Promise<Record<string, unknown>> = async () => ({}),
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
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
    const ready = await isReady()
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
    if (!ready) return reply.send({ status: 'unavailable' })
    return reply.send({ status: 'ready', ...(await notes()) })
  })
}
