import type { Finding } from '../apps/cms/src/doctor/finding.ts'
import { askServers } from './doctor/askServers.ts'
import { checkClock } from './doctor/checkClock.ts'
import { checkDisks } from './doctor/checkDisk.ts'
import { checkFolder } from './doctor/checkFolder.ts'
import { checkLimits } from './doctor/checkLimits.ts'
import { checkPorts } from './doctor/checkPorts.ts'
import { checkSettings } from './doctor/checkSettings.ts'
import { keptSecrets } from './product/secrets.ts'
import { readGiven, settingsFile } from './product/settings.ts'
import { runCommand } from './runCommand.ts'

const count = (found: readonly Finding[], mark: Finding['mark']) =>
  found.filter((one) => one.mark === mark).length

/** A file that is damaged is named by checkFolder. */
function secretsIn(dataDir: string): NodeJS.ProcessEnv {
  try {
    return keptSecrets(dataDir)
  } catch {
    return {}
  }
}

/**
 * `npm run doctor`: looks at everything that keeps the product from starting or working, and says the
 * way out. It changes nothing. Ends with 1 where something is in the way, not for a doubt.
 */
await runCommand(async () => {
  const settings = readGiven()
  const { dataDir } = settings
  const given = { ...secretsIn(dataDir), ...settings.environment }
  const { findings, environment } = checkSettings(given, settingsFile)
  const found = [
    ...findings,
    ...(await checkPorts(settings)),
    ...checkFolder(dataDir),
    ...checkDisks(dataDir, environment?.backup?.folder),
    ...checkClock(dataDir, new Date()),
    ...(environment === undefined ? [] : await checkLimits(settings.environment)),
  ]
  if (environment !== undefined && !settings.usesRemoteBackOffice) {
    found.push(...askServers(settings.environment))
  }
  for (const { mark, said } of found) console.info(`${mark} ${said}`)
  const faults = count(found, '✗')
  console.info(`\n${faults} à réparer, ${count(found, '!')} à regarder.`)
  process.exitCode = faults > 0 ? 1 : 0
})
