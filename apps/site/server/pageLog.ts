import { logRequests } from '@sira/host/requestLog'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The outcome of the page cache, for the log. */
    pageOutcome: string | undefined
  }
}

/** Answers from memory come by the ten thousand, so they are only logged at level debug. */
export function logPages(app: FastifyInstance): void {
  app.decorateRequest('pageOutcome', undefined)
  logRequests(app, ({ pageOutcome: page }) => ({ level: page === 'hit' ? 'debug' : 'info', page }))
}
