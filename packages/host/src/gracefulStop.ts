import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { whenToldToGiveWay } from './starter.ts'

const longestMs = 10_000

interface Leaving {
  /** Called after the last answer, to release what the program holds. */
  letGo?: () => Promise<void>
  /**
   * Milliseconds in which connections end with their next answer, while another program takes over.
   */
  partingMs: number
}

/** On SIGTERM or SIGINT: takes no new request, finishes those under way, releases the rest. */
export function stopGracefully(app: FastifyInstance, { letGo, partingMs }: Leaving): void {
  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'arrêt demandé')
    setTimeout(() => process.exit(1), longestMs).unref()
    await app.close()
    await letGo?.()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  void whenToldToGiveWay().then(async () => {
    // A connection that is cut at once may carry a new request at that moment: end each with an
    // answer.
    endConnections(app)
    await wait(partingMs)
    await stop('give way')
  })
}

/** Ends each connection with its next answer: the client then connects to the new program. */
function endConnections(app: FastifyInstance): void {
  app.server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close')
  })
}
