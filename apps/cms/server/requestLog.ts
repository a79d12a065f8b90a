import type { FastifyInstance } from 'fastify'

/**
 * A line of JSON for each answer; query strings and bodies stay out, they may hold secrets, as the link to a new
 * password does.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      path: request.url.split('?', 1)[0]?.replace(/(\/admin\/reset\/).+/, '$1…'),
      status: reply.raw.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
    done()
  })
}
