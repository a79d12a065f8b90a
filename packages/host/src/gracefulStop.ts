import type { FastifyInstance } from 'fastify'

const longestMs = 10_000

/** On SIGTERM or SIGINT: takes no new request, finishes those under way, lets go of the rest. */
export function stopGracefully(app: FastifyInstance, letGo?: () => Promise<void>): void {
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
}
