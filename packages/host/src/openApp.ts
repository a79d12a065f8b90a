import type { Server } from 'node:http'
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify'
import { logOptions } from './log/logOptions.ts'
import { refuseTwoHosts } from './oneHost.ts'

/** What both programs ask of Fastify; the caller adds its own. Not yet listening. */
export function openApp(
  logLevel: string,
  { routerOptions, ...own }: FastifyHttpOptions<Server> = {},
): FastifyInstance {
  const app = Fastify({
    logger: logOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // Forwarded headers count only when they come from a proxy of our own network.
    trustProxy: 'loopback,linklocal,uniquelocal',
    forceCloseConnections: 'idle',
    // Requests that came before the end are answered, and their connections closed.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 2000, ...routerOptions },
    ...own,
  })
  refuseTwoHosts(app)
  return app
}
