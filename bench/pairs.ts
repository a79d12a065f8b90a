import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testSettings } from '../e2e/support/testSettings.ts'
import { localUrlAt } from '../packages/host/src/defaultAddresses.ts'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { startBackOffice } from '../scripts/product/parts.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { median } from './figures/median.ts'
import { askPairs, type Heard } from './pairs/askPairs.ts'
import { wrongPairs } from './pairs/wrongPairs.ts'

/** Of each way to be wrong. */
const rounds = 1000
/** Of the slowest median and the quickest. */
const widest = 1.05

/** `npm run bench:pairs`: whether who guesses references learns anything, by answer or by time. */
await runCommand(async () => {
  await buildWhatChanged()
  const folder = mkdtempSync(join(tmpdir(), 'sira-pairs-'))
  const settings = await testSettings(folder)
  const url = localUrlAt(settings.cmsPort)
  Object.assign(settings.environment, { SEED_DEMO: 'no', LOG_LEVEL: 'fatal', PUBLIC_URL: url })
  const backOffice = await startBackOffice(settings)
  let heard: Heard[]
  try {
    const pairs = await wrongPairs(url)
    console.info(`${pairs.length} ways to be wrong, ${rounds} times each; it takes four minutes.`)
    heard = await askPairs(url, pairs, rounds)
  } finally {
    await backOffice.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const medians = heard.map(({ times }) => median(times))
  const quickest = Math.min(...medians)
  for (const [index, { what, times }] of heard.entries()) {
    const ratio = ((medians[index] ?? 0) / quickest).toFixed(3)
    const slowest = Math.max(...times).toFixed(0)
    console.info(`| ${what} | ${medians[index]?.toFixed(1)} ms | ${ratio} | ${slowest} ms |`)
  }
  const answers = new Set(heard.flatMap((one) => [...one.answers]))
  if (answers.size > 1) throw new StartFailure(`Different answers: ${[...answers].join('\n')}`)
  const ratio = Math.max(...medians) / quickest
  if (ratio > widest) throw new StartFailure(`The medians are ${ratio.toFixed(3)} apart.`)
  console.info(`one answer to all of them, medians within ${((ratio - 1) * 100).toFixed(1)} %`)
})
