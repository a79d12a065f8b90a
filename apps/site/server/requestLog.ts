import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** How the page cache answered, for the log. */
    pageOutcome: string | undefined
  }
}

/**
 * A line of JSON for each answer; query strings stay out, they may hold secrets, as the link to a new
 * password does.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('pageOutcome', undefined)
  app.addHook('onResponse', (request, reply, done) => {
    // Answers from memory come by the ten thousand: only who asks for details gets them.
    const level = request.pageOutcome === 'hit' ? 'debug' : 'info'
    request.log[level]({
      method: request.method,
      path: request.url.split('?', 1)[0]?.replace(/(\/admin\/reset\/).+/, '$1…'),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      page: request.pageOutcome,
    })
    done()
  })
}
