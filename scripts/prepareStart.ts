import { buildWhatChanged } from './product/build.ts'
import { requireFreeDataFolder } from './product/dataFolder.ts'
import { partsOf } from './product/parts.ts'
import { requireFreePort } from './product/ports.ts'
import type { Prepared } from './product/prepared.ts'
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

/** The first half of `npm start`, which runs it: reads the settings, builds what is not built. */
await runCommand(async () => {
  // Whoever asked for it is gone: what is being built ends too.
  const giveUp = () => process.kill(process.pid, 'SIGTERM')
  process.once('disconnect', giveUp)
  const settings = readSettings()
  await requireFreePlace(settings)
  await buildWhatChanged()
  const prepared: Prepared = { port: settings.port, parts: partsOf(settings) }
  process.off('disconnect', giveUp)
  process.send?.(prepared, () => process.disconnect())
})
