import { logRequests } from '@sira/host/requestLog'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** How the page cache answered, for the log. */
    pageOutcome: string | undefined
  }
}

/** Answers from memory come by the ten thousand: only who asks for details gets them. */
export function logPages(app: FastifyInstance): void {
  app.decorateRequest('pageOutcome', undefined)
  logRequests(app, ({ pageOutcome: page }) => ({ level: page === 'hit' ? 'debug' : 'info', page }))
}
