import type { FastifyInstance, FastifyRequest } from 'fastify'

interface More {
  /** Default: `info`. */
  level?: 'debug' | 'info'
  /** The outcome of the page cache. */
  page?: string | undefined
}

/** Links that open something by themselves: a new password, a selection of candidates. */
const secretAfter = /(\/(?:admin\/reset|selection)\/).+/

/**
 * Writes a line of JSON for each answer. Query strings and bodies are left out: they may hold
 * secrets, as the link to a new password does.
 */
export function logRequests(
  app: FastifyInstance,
  more: (request: FastifyRequest) => More = () => ({}),
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { level = 'info', ...facts } = more(request)
    request.log[level]({
      method: request.method,
      path: request.url.split('?', 1)[0]?.replace(secretAfter, '$1…'),
      // Answers of Next bypass Fastify: only the raw answer has their status.
      status: reply.raw.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...facts,
    })
    done()
  })
}
