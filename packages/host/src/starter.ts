import type { FastifyInstance } from 'fastify'

/**
 * What a program and whoever started it say over the channel between them. Each may be of another
 * version than the other (an upgrade without a pause): what is said here changes by addition only.
 */
export type SaidToStarter =
  | 'loaded'
  | 'listening'
  | 'all changed'
  | { asked: number; status: number }
export type SaidByStarter = 'begin' | 'give way' | 'all changed' | { asks: number; path: string }

/** The descriptor of a port that the starter keeps open, so that nobody is refused meanwhile. */
export const givenPort = 4
/** The settings of the starter's own: that there is such a port; that another one is to be replaced. */
export const portIsGiven = 'STARTER_GIVES_PORT'
export const takesPlace = 'STARTER_REPLACES'

/**
 * Ends this program with the one that started it, which may be killed without a word: the channel
 * between the two then closes, and this does the same as a clean stop's signal.
 */
export function endWithStarter(): void {
  if (process.channel) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}

/** Whether another program still answers in its place. */
export function isReplacing(): boolean {
  return process.env[takesPlace] !== undefined && process.connected
}

/** One that takes the place of another says that it is loaded, and begins when it is told to. */
export async function whenItsTurnComes(): Promise<void> {
  if (!isReplacing()) return
  const begun = whenTold('begin')
  say('loaded')
  await begun
}

/**
 * Says to whoever started this program, and waits for it, that it listens: an answer on its port
 * could be that of another program, which was there first.
 */
export function tellStarter(): void {
  say('listening')
}

/** Answers its questions, which no port could bring to one of several programs behind it. */
export function answerStarter(app: FastifyInstance): void {
  if (!process.connected) return
  process.on('message', async (said: SaidByStarter) => {
    if (typeof said !== 'object') return
    try {
      const { statusCode } = await app.inject({ url: said.path, headers: { host: 'localhost' } })
      say({ asked: said.asks, status: statusCode })
    } catch {
      // It is closing, and has still to finish what it was asked before.
    }
  })
}

/** Once another program has taken its place. */
export function whenToldToGiveWay(): Promise<void> {
  return whenTold('give way')
}

/** Tells the other programs behind the same port that everything may have changed. */
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
