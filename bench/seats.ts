import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { testSettings } from '../e2e/support/testSettings.ts'
import { localUrlAt } from '../packages/host/src/defaultAddresses.ts'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { startBackOffice } from '../scripts/product/parts.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { findings } from './seats/findings.ts'
import { moveAll } from './seats/moves.ts'
import { startStaff } from './seats/staff.ts'

const count = 2000
const clients = 20
const kills = 20

/**
 * `npm run bench -- seats`: 20 clients buy, cancel, wait, answer offers and change capacities 2,000
 * times while the back office is killed twenty times. No session may be sold beyond its seats, and
 * the count of the night may find no difference.
 */
await runCommand(async () => {
  await buildWhatChanged()
  const folder = mkdtempSync(join(tmpdir(), 'sira-seats-'))
  const settings = await testSettings(folder)
  const url = localUrlAt(settings.cmsPort)
  Object.assign(settings.environment, { PUBLIC_URL: url, LOG_LEVEL: 'fatal' })
  let backOffice = await startBackOffice(settings)
  const staff = await startStaff(url)
  const sessions: number[] = []
  for (const places of [1, 8, 12, 20, 40]) sessions.push(await staff.openSession(places))

  const begun = performance.now()
  const moving = moveAll(url, { staff, sessions, count, clients })
  for (let killed = 0; killed < kills; killed += 1) {
    await wait(randomInt(500, 3000))
    const exited = once(backOffice.process, 'exit')
    backOffice.process.kill('SIGKILL')
    await exited
    backOffice = await startBackOffice(settings)
  }
  const told = await moving
  const seconds = Math.round((performance.now() - begun) / 1000)
  await backOffice.stop()
  const found = await findings(join(folder, 'sira.sqlite'), told)
  rmSync(folder, { recursive: true })

  const { oversold, differences, lost, stillTaken, taken } = found
  const lines: [string, string | number][] = [
    ['moves', count],
    ['requests it took', told.requests],
    ['back office killed', kills],
    ['seats acknowledged; taken at the end', `${told.seats.size}; ${taken}`],
    ['sessions sold beyond their seats', oversold],
    ['sessions whose count differs', differences],
    ['seats acknowledged and lost', lost],
    ['seats cancelled and still taken', stillTaken],
    ['seconds', seconds],
    ...[...told.answers].toSorted().map(([said, times]): [string, number] => [said, times]),
  ]
  console.info('\n| what | figure |\n|---|---|')
  for (const [what, figure] of lines) console.info(`| ${what} | ${figure} |`)
  if (oversold + differences + lost + stillTaken > 0) throw new StartFailure('Seats are wrong.')
})
