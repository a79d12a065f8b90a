import type { FastifyInstance } from 'fastify'
import type { Payload } from 'payload'
import { writeForTrial } from '../src/database/writeForTrial.ts'

/** `/healthz`: the process answers. `/readyz`: what is sent to it can be kept, too. */
export function answerHealth(app: FastifyInstance, payload: Payload, dataDir: string): void {
  let trial: Promise<boolean> | undefined

  /** One at a time, however many ask: it costs a write. */
  function ready(): Promise<boolean> {
    trial ??= writeForTrial(payload, dataDir)
      .then(
        () => true,
        (error: unknown) => {
          app.log.error({ err: error }, 'rien ne peut être enregistré')
          return false
        },
      )
      .finally(() => {
        trial = undefined
      })
    return trial
  }

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const status = (await ready()) ? 'ready' : 'unavailable'
    reply.code(status === 'ready' ? 200 : 503).header('cache-control', 'no-store')
    return reply.send({ status })
  })
}
