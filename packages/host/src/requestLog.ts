import type { FastifyInstance, FastifyRequest } from 'fastify'

interface More {
  /** Default: `info`. */
  level?: 'debug' | 'info'
  /** How the page cache answered. */
  page?: string | undefined
}

/**
 * A line of JSON for each answer; query strings and bodies stay out, they may hold secrets, as the link to a new
 * password does.
 */
export function logRequests(
  app: FastifyInstance,
  more: (request: FastifyRequest) => More = () => ({}),
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { level = 'info', ...facts } = more(request)
    request.log[level]({
      method: request.method,
      path: request.url.split('?', 1)[0]?.replace(/(\/admin\/reset\/).+/, '$1…'),
      // What Next answers passes Fastify by: only the raw answer knows it.
      status: reply.raw.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...facts,
    })
    done()
  })
}
