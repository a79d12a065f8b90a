import type { FastifyInstance } from 'fastify'
import type { PageSource } from './pages/pageSource.ts'

const home = { key: '/', method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined } as const

/**
 * `/healthz`: the process answers. `/readyz`: the home page can be shown, from memory or anew;
 * a back office that is away while the home page is kept leaves the site ready.
 */
export function answerHealth(app: FastifyInstance, pages: PageSource): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const ready = await pages(home).then(
      (page) => page.status < 500,
      () => false,
    )
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
    return reply.send({ status: ready ? 'ready' : 'unavailable' })
  })
}
