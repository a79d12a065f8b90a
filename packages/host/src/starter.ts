import type { FastifyInstance } from 'fastify'

/**
 * The messages between a program and its starter. The two may have different versions (an upgrade
 * without a pause): messages may be added, never changed.
 */
export type SaidToStarter =
  | 'loaded'
  | 'listening'
  | 'all changed'
  | { asked: number; status: number }
export type SaidByStarter = 'begin' | 'give way' | 'all changed' | { asks: number; path: string }

/**
 * The descriptor of a port that the starter keeps open, so that no connection is refused meanwhile.
 */
export const givenPort = 4
/** The variables that the starter sets: the port is given; the program replaces another one. */
export const portIsGiven = 'STARTER_GIVES_PORT'
export const takesPlace = 'STARTER_REPLACES'

/**
 * Ends this program with its starter, which may be killed without notice. The channel between the
 * two then closes, and this does the same as the signal for a clean stop.
 */
export function endWithStarter(): void {
  if (process.channel) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}

/** Whether another program still answers in place of this one. */
export function isReplacing(): boolean {
  return process.env[takesPlace] !== undefined && process.connected
}

/**
 * Waits for its turn: a program that replaces another reports that it is loaded, and begins when it
 * is told to.
 */
export async function whenItsTurnComes(): Promise<void> {
  if (!isReplacing()) return
  const begun = whenTold('begin')
  say('loaded')
  await begun
}

/**
 * Tells the starter that this program listens. An answer on the port would prove nothing: it could
 * come from an older program.
 */
export function tellStarter(): void {
  say('listening')
}

/**
 * Answers the questions of the starter. Several programs share the port, so it could not ask one of
 * them there.
 */
export function answerStarter(app: FastifyInstance): void {
  if (!process.connected) return
  process.on('message', async (said: SaidByStarter) => {
    if (typeof said !== 'object') return
    try {
      const { statusCode } = await app.inject({ url: said.path, headers: { host: 'localhost' } })
      say({ asked: said.asks, status: statusCode })
    } catch {
      // The program is closing; it still finishes earlier requests.
    }
  })
}

/** Resolves once another program has taken over. */
export function whenToldToGiveWay(): Promise<void> {
  return whenTold('give way')
}

/** Tells the other programs on the same port that everything may have changed. */
export function tellBeside(): void {
  say('all changed')
}

export function hearBeside(hear: () => void): void {
  process.on('message', (said: SaidByStarter) => {
    if (said === 'all changed') hear()
  })
}

function whenTold(what: SaidByStarter): Promise<void> {
  return new Promise((resolve) => {
    process.on('message', function hear(said) {
      if (said !== what) return
      process.off('message', hear)
      resolve()
    })
  })
}

function say(what: SaidToStarter): void {
  if (process.connected) process.send?.(what)
}
