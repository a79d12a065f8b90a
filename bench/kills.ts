import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { testSettings } from '../e2e/support/testSettings.ts'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { startBackOffice } from '../scripts/product/parts.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { type Findings, findings } from './kills/findings.ts'
import { startMailServer } from './kills/mailServer.ts'
import { submitAll } from './kills/submissions.ts'

const count = 500
/** Milliseconds after which letters that still wait count as stuck. */
const settlingTime = 240_000

/**
 * `npm run bench -- kills`: the back office is killed and the mail server cut off again and again
 * while visitors send 500 forms. Every acknowledged form must be kept once, and its letters too.
 */
await runCommand(async () => {
  await buildWhatChanged()
  const folder = mkdtempSync(join(tmpdir(), 'sira-kills-'))
  const mail = await startMailServer()
  const settings = await testSettings(folder)
  Object.assign(settings.environment, {
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    // Doubled at each attempt: with more, the unluckiest letter alone takes minutes.
    MAIL_RETRY_SECONDS: '0.1',
    SEED_DEMO: 'no',
    LOG_LEVEL: 'fatal',
  })
  let backOffice = await startBackOffice(settings)
  const tally = { kills: 0, outages: 0, sending: true }

  async function killAgainAndAgain(): Promise<void> {
    while (tally.sending) {
      await wait(randomInt(600, 2500))
      if (!tally.sending) return
      const exited = once(backOffice.process, 'exit')
      backOffice.process.kill('SIGKILL')
      await exited
      tally.kills += 1
      backOffice = await startBackOffice(settings)
    }
  }
  async function cutMailAgainAndAgain(): Promise<void> {
    while (tally.sending) {
      await wait(randomInt(1000, 4000))
      await mail.outage(randomInt(200, 3000))
      tally.outages += 1
    }
  }

  const start = performance.now()
  const disturbing = Promise.all([killAgainAndAgain(), cutMailAgainAndAgain()])
  console.info(
    `${count} forms are being sent. With the letters they cause it takes about five minutes.`,
  )
  const submissions = await submitAll([backOffice.url], count)
  tally.sending = false
  await disturbing
  const seconds = Math.round((performance.now() - start) / 1000)

  const file = join(folder, 'sira.sqlite')
  let found = await findings(file, submissions, mail.arrived)
  for (const limit = Date.now() + settlingTime; found.lettersWaiting > 0 && Date.now() < limit; ) {
    console.info(`${found.lettersWaiting} letters still wait.`)
    await wait(2000)
    found = await findings(file, submissions, mail.arrived)
  }
  await backOffice.stop()
  await mail.stop()
  rmSync(folder, { recursive: true })

  const attempts = submissions.reduce((sum, each) => sum + each.attempts, 0)
  report(found, { ...tally, attempts, seconds, unconfirmed: mail.unconfirmed() })
  if (found.lost + found.doubled + found.lettersLost > 0)
    throw new StartFailure('Something was lost.')
})

interface Run {
  kills: number
  outages: number
  attempts: number
  seconds: number
  unconfirmed: number
}

function report(found: Findings, { kills, outages, attempts, seconds, unconfirmed }: Run): void {
  const lines = [
    ['back office killed', kills],
    ['mail server cut off', outages],
    ['forms acknowledged', count],
    ['requests it took', attempts],
    ['acknowledged and lost', found.lost],
    ['kept twice', found.doubled],
    ['letters', found.letters],
    ['letters lost', found.lettersLost],
    ['letters the mail server took without confirming, on purpose', unconfirmed],
    ['letters that came twice, under one Message-ID', found.lettersTwice],
    ['seconds of sending', seconds],
  ]
  console.info('\n| what | figure |\n|---|---|')
  for (const [what, figure] of lines) console.info(`| ${what} | ${figure} |`)
}
