import { inspect, stripVTControlCharacters } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'

const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const

/**
 * Turns the console output of frameworks and of Node, often several lines, into lines of the log:
 * Next and Astro report failed pages there. It begins once the program runs; output of the start is
 * for the person at the keyboard.
 */
export function logConsole(log: FastifyBaseLogger): void {
  for (const [name, level] of Object.entries(levels)) {
    console[name as keyof typeof levels] = (...said: unknown[]) => {
      const err = said.find((one) => one instanceof Error)
      const words = said.filter((one) => one !== err).map(asText)
      log[level]({ ...(err && { err }) }, words.join(' ').trim() || 'dit dans la console')
    }
  }
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'avertissement de Node'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'arrêt\u00a0: une erreur que personne n’attendait')
    process.exit(1)
  })
}

/** Next writes colour codes. */
function asText(said: unknown): string {
  const text = typeof said === 'string' ? said : inspect(said, { depth: 2, breakLength: Infinity })
  return stripVTControlCharacters(text)
}
