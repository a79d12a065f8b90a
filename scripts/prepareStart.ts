import { typedUrlAt } from '../packages/host/src/defaultAddresses.ts'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { buildWhatChanged } from './product/build.ts'
import { requireFreeDataFolder } from './product/dataFolder.ts'
import { isPartName, type PartName, partsHere, partsOf } from './product/parts.ts'
import { requireFreePort } from './product/ports.ts'
import { again, type Prepared } from './product/prepared.ts'
import { requestsAt } from './product/restartRequests.ts'
import { readSettings, type Settings } from './product/settings.ts'
import { runCommand } from './runCommand.ts'

/** The parts of a start that was killed a moment ago are still ending. */
const patienceMs = 5000

async function requireFreePlace(
  { port, cmsPort, dataDir }: Settings,
  names: readonly PartName[],
): Promise<void> {
  if (names.includes('cms')) {
    await requireFreeDataFolder(dataDir, patienceMs)
    await requireFreePort(cmsPort, 'CMS_PORT', patienceMs)
  }
  if (names.includes('site')) await requireFreePort(port, 'PORT', patienceMs)
}

function onlyPart(): PartName | undefined {
  const [only] = process.argv.slice(2)
  if (only === undefined || isPartName(only)) return only
  throw new StartFailure(`« ${only} » n’est pas une partie : site ou cms.`)
}

function addressesOf(
  { port, cmsPort }: Settings,
  names: readonly PartName[],
): Prepared['addresses'] {
  const site: Prepared['addresses'] = [['Site', typedUrlAt(port)]]
  // A Strapi has its screens at its own address.
  if (!process.env.STRAPI) site.push(['Back office', `${typedUrlAt(port)}/admin`])
  return names.includes('site') ? site : [['Back office', `${typedUrlAt(cmsPort)}/admin`]]
}

/**
 * The first half of `npm start`, run by it: reads the settings and builds the parts that are not
 * built.
 */
await runCommand(async () => {
  // The starter is gone: the build ends too.
  const giveUp = () => process.kill(process.pid, 'SIGTERM')
  process.once('disconnect', giveUp)
  const only = onlyPart()
  const settings = readSettings({ makesSecrets: only !== 'site' })
  const names = partsHere(settings, only)
  if (process.env[again] === undefined) await requireFreePlace(settings, names)
  await buildWhatChanged()
  const prepared: Prepared = {
    addresses: addressesOf(settings, names),
    parts: partsOf(settings, names),
    requests: requestsAt(settings.dataDir, only),
  }
  process.off('disconnect', giveUp)
  process.send?.(prepared, () => process.disconnect())
})
