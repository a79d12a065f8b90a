import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asAdministrator } from '../e2e/support/administratorSession.ts'
import { callsOf, everyDossier } from '../e2e/support/everyDossier.ts'
import { testSettings } from '../e2e/support/testSettings.ts'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { startBackOffice, startSite } from '../scripts/product/parts.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { median } from './figures/median.ts'
import { type Guessed, guessAll } from './guesses/guessAll.ts'
import { wrongPairs } from './guesses/wrongPairs.ts'

const count = 1000
/** More from one of them would be stopped by the limit on guesses. */
const networks = 500
/** How much one median may lie above another. */
const apart = 1.05

/**
 * `npm run bench -- guesses`: 1,000 wrong pairs of a reference and a phone number from 500 networks, of
 * every kind of dossier, half of them with a reference that there is. Nothing in body, status or time
 * may tell one from another.
 */
await runCommand(async () => {
  await buildWhatChanged()
  const folder = mkdtempSync(join(tmpdir(), 'sira-guesses-'))
  const settings = await testSettings(folder)
  settings.environment.LOG_LEVEL = 'fatal'
  const backOffice = await startBackOffice(settings)
  const site = await startSite(settings)
  let told: Guessed[]
  try {
    const office = await asAdministrator(site.url)
    const calls = callsOf(office)
    await everyDossier(calls)
    told = await guessAll(site.url, await wrongPairs(calls, count), networks)
    await office.dispose()
  } finally {
    await site.stop()
    await backOffice.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const answers = new Set(told.map(({ answer }) => answer))
  const middles = [...Map.groupBy(told, ({ about }) => about)]
    .map(([about, ofIt]) => [about, median(ofIt.map(({ ms }) => ms))] as const)
    .sort(([one], [other]) => one.localeCompare(other))
  console.info('| pairs | median, ms |\n|---|---|')
  for (const [about, middle] of middles) console.info(`| ${about} | ${middle.toFixed(1)} |`)
  const all = middles.map(([, middle]) => middle)
  const ratio = Math.max(...all) / Math.min(...all)
  console.info(`${told.length} pairs, ${answers.size} answer; medians within ${ratio.toFixed(3)}`)
  const [answer = '', ...others] = answers
  if (others.length > 0 || !answer.startsWith('404 ')) {
    throw new StartFailure(`There is more than the one 404:\n${[...answers].join('\n')}`)
  }
  if (ratio > apart) throw new StartFailure('The time tells one kind from another.')
})
