import { setTimeout as wait } from 'node:timers/promises'
import { endFrozen } from './product/endFrozen.ts'
import { type Part, type RunningPart, startPart } from './product/part.ts'
import { prepared } from './product/prepared.ts'
import { restartDelay } from './product/restartDelay.ts'
import { runCommand } from './runCommand.ts'

/**
 * `npm start`: builds what is not built, starts the parts, says when they are ready, keeps them up.
 * With `site` or `cms`: that part alone.
 */
async function main(): Promise<void> {
  const { addresses, parts } = await prepared(process.argv.slice(2))

  const running = new Map<Part, RunningPart>()
  const delays = new Map<Part, number>()
  let stopping = false
  async function stopAll(exitCode: number): Promise<void> {
    if (stopping) return
    stopping = true
    // The site first: it is the one that visitors are connected to.
    for (const part of [...running.values()].reverse()) await part.stop()
    process.exit(exitCode)
  }
  process.once('SIGINT', () => void stopAll(0))
  process.once('SIGTERM', () => void stopAll(0))

  async function start(part: Part): Promise<void> {
    const started = await startPart(part)
    running.set(part, started)
    endFrozen(started)
    const since = Date.now()
    started.process.once('exit', () => void restart(part, Date.now() - since))
  }

  /** A part that ends by itself is started again, a little later each time it does not stay up. */
  async function restart(part: Part, ran: number): Promise<void> {
    let delay = restartDelay(delays.get(part), ran)
    for (; !stopping; delay = restartDelay(delay, 0)) {
      delays.set(part, delay)
      console.error(`${part.name} s’est arrêté ; nouveau démarrage dans ${delay / 1000} s.`)
      await wait(delay)
      if (stopping) return
      try {
        return await start(part)
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
      }
    }
  }

  try {
    for (const part of parts) await start(part)
  } catch (error) {
    for (const part of running.values()) {
      part.process.removeAllListeners('exit')
      await part.stop()
    }
    throw error
  }
  const lines = addresses.map(([name, url]) => `  ${name.padEnd(13)}${url}`)
  console.info(`\n✓ Prêt.\n${lines.join('\n')}\n`)
}

await runCommand(main)
