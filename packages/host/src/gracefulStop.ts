import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { whenToldToGiveWay } from './starter.ts'

const longestMs = 10_000

interface Leaving {
  /** After the last answer. */
  letGo?: () => Promise<void>
  /** Milliseconds in which connections end with their next answer, where another program is there. */
  partingMs: number
}

/** On SIGTERM or SIGINT: takes no new request, finishes those under way, lets go of the rest. */
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
    // A connection cut between two requests may be cut on the very next one.
    endConnections(app)
    await wait(partingMs)
    await stop('give way')
  })
}

/** Whoever asks again connects again: to the program that takes this one's place. */
function endConnections(app: FastifyInstance): void {
  app.server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close')
  })
}
