import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'

/** `/healthz`: the process answers. `/readyz`: the database does, too. */
export function answerHealth(app: FastifyInstance, payload: Payload): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (request, reply) => {
    const ready = await payload.count({ collection: 'users' }).then(
      () => true,
      (error: unknown) => {
        request.log.error({ err: error }, 'la base de données ne répond pas')
        return false
      },
    )
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
    return reply.send({ status: ready ? 'ready' : 'unavailable' })
  })
}
