import type { Server } from 'node:http'
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify'
import { logOptions } from './log/logOptions.ts'
import { refuseTwoHosts } from './oneHost.ts'

/** Opens Fastify with the settings of both programs. It does not listen yet. */
export function openApp(
  logLevel: string,
  { routerOptions, ...own }: FastifyHttpOptions<Server> = {},
): FastifyInstance {
  const app = Fastify({
    logger: logOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // Forwarded headers only count from a proxy of our own network.
    trustProxy: 'loopback,linklocal,uniquelocal',
    forceCloseConnections: 'idle',
    // Requests received before the end are answered, and their connections closed.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 2000, ...routerOptions },
    ...own,
  })
  refuseTwoHosts(app)
  return app
}
