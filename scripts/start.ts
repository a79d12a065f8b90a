import { setTimeout as wait } from 'node:timers/promises'
import { buildWhatChanged } from './product/build.ts'
import { requireFreeDataFolder } from './product/dataFolder.ts'
import { type RunningPart, startBackOffice, startSite } from './product/parts.ts'
import { requireFreePort } from './product/ports.ts'
import { restartDelay } from './product/restartDelay.ts'
import { readSettings, type Settings } from './product/settings.ts'
import { runCommand } from './runCommand.ts'

/** The parts of a start that was killed a moment ago are still ending. */
const patienceMs = 5000

async function requireFreePlace(settings: Settings): Promise<void> {
  const { port, cmsPort, dataDir, usesRemoteBackOffice } = settings
  if (!usesRemoteBackOffice) {
    await requireFreeDataFolder(dataDir, patienceMs)
    await requireFreePort(cmsPort, 'CMS_PORT', patienceMs)
  }
  await requireFreePort(port, 'PORT', patienceMs)
}

type StartPart = (settings: Settings) => Promise<RunningPart>

/** `npm start`: builds what is not built, starts the parts, says when they are ready, keeps them up. */
async function main(): Promise<void> {
  const settings = readSettings()
  await requireFreePlace(settings)
  await buildWhatChanged()

  const running = new Map<StartPart, RunningPart>()
  const delays = new Map<StartPart, number>()
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

  async function start(startPart: StartPart): Promise<void> {
    const part = await startPart(settings)
    running.set(startPart, part)
    const since = Date.now()
    part.process.once('exit', () => void restart(startPart, part.name, Date.now() - since))
  }

  /** A part that ends by itself is started again, a little later each time it does not stay up. */
  async function restart(startPart: StartPart, name: string, ran: number): Promise<void> {
    let delay = restartDelay(delays.get(startPart), ran)
    for (; !stopping; delay = restartDelay(delay, 0)) {
      delays.set(startPart, delay)
      console.error(`${name} s’est arrêté ; nouveau démarrage dans ${delay / 1000} s.`)
      await wait(delay)
      if (stopping) return
      try {
        return await start(startPart)
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
      }
    }
  }

  try {
    if (!settings.usesRemoteBackOffice) await start(startBackOffice)
    await start(startSite)
  } catch (error) {
    for (const part of running.values()) {
      part.process.removeAllListeners('exit')
      await part.stop()
    }
    throw error
  }
  console.info(`
✓ Prêt.
  Site         http://localhost:${settings.port}
  Back office  http://localhost:${settings.port}/admin
`)
}

await runCommand(main)
