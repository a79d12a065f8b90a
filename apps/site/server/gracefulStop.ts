import type { FastifyInstance } from 'fastify'

const longestMs = 10_000

/** On SIGTERM or SIGINT: takes no new visitor, finishes with those inside, then ends. */
export function stopGracefully(app: FastifyInstance): void {
  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'arrêt demandé')
    setTimeout(() => process.exit(1), longestMs).unref()
    await app.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
