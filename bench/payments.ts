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
import { startOperator } from '../scripts/operator/startOperator.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { startBackOffice } from '../scripts/product/parts.ts'
import { freePort } from '../scripts/product/ports.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { orderCount, shuffledScenarios } from './payments/badDays.ts'
import { findings, type PaymentFindings } from './payments/findings.ts'
import { orderAll, scenarioOf } from './payments/orders.ts'
import { switchProvidersOn } from './payments/switchOn.ts'

const kills = 20
/** Milliseconds of polling alone after which a payment that is not settled counts as stuck. */
const settlingTime = 300_000

/**
 * `npm run bench -- payments`: sends 300 orders through the simulator, on good days and bad ones,
 * while the back office is killed twenty times. Then, only by asking, every order must reach its
 * right state.
 */
await runCommand(async () => {
  await buildWhatChanged()
  const folder = mkdtempSync(join(tmpdir(), 'sira-payments-'))
  const settings = await testSettings(folder)
  const shopUrl = localUrlAt(settings.cmsPort)
  const scenarios = shuffledScenarios((below) => randomInt(below))
  const operator = await startOperator({
    port: await freePort(),
    shopUrl,
    scenarioOf: ({ phone }) => scenarioOf(phone, scenarios),
  })
  Object.assign(settings.environment, operator.settings, {
    PUBLIC_URL: shopUrl,
    SEED_DEMO: 'no',
    LOG_LEVEL: 'fatal',
  })
  let backOffice = await startBackOffice(settings)
  await switchProvidersOn(shopUrl)

  async function killAgainAndAgain(): Promise<void> {
    for (let killed = 0; killed < kills; killed += 1) {
      await wait(randomInt(500, 3000))
      const exited = once(backOffice.process, 'exit')
      backOffice.process.kill('SIGKILL')
      await exited
      backOffice = await startBackOffice(settings)
    }
  }

  console.info(`${orderCount} orders are being paid; it takes about six minutes.`)
  const start = performance.now()
  const [sent] = await Promise.all([orderAll(shopUrl, scenarios), killAgainAndAgain()])
  await operator.desk.quiet()
  const seconds = Math.round((performance.now() - start) / 1000)

  const file = join(folder, 'sira.sqlite')
  const look = () => findings(file, sent, operator.desk.payments.all())
  const asking = performance.now()
  let found = await look()
  while (faults(found).length > 0 && performance.now() - asking < settlingTime) {
    await wait(2000)
    found = await look()
  }
  const settled = Math.round((performance.now() - asking) / 1000)
  await backOffice.stop()
  await operator.stop()
  rmSync(folder, { recursive: true })

  const requests = sent.reduce((sum, each) => sum + each.requests, 0)
  report(found, { requests, seconds, settled })
  const wrong = faults(found)
  if (wrong.length > 0) throw new StartFailure(wrong.join('\n'))
})

function faults(found: PaymentFindings): string[] {
  const { ordersKept, inWrongState, gaps, paymentsWithSeveralReceipts, wrongLetters } = found
  const faults: string[] = []
  if (ordersKept !== orderCount) faults.push(`${ordersKept} orders instead of ${orderCount}`)
  if (inWrongState.length > 0) faults.push(`in a wrong state: ${inWrongState.join(', ')}`)
  if (gaps > 0) faults.push(`${gaps} gaps between receipts`)
  if (paymentsWithSeveralReceipts > 0) faults.push('a payment has several receipts')
  if (wrongLetters > 0) faults.push(`${wrongLetters} customers with too many or too few letters`)
  if (found.taken !== found.accounted) {
    faults.push(`${found.taken} FCFA were paid, ${found.accounted} are accounted for`)
  }
  return faults
}

interface Run {
  requests: number
  seconds: number
  settled: number
}

function report(found: PaymentFindings, { requests, seconds, settled }: Run): void {
  const lines = [
    ['orders', found.ordersKept],
    ['requests it took', requests],
    ['back office killed', kills],
    ['orders or payments in a wrong state', found.inWrongState.length],
    ['receipts', found.receipts],
    ['gaps in their numbers', found.gaps],
    ['payments with several receipts', found.paymentsWithSeveralReceipts],
    ['customers with too many or too few letters', found.wrongLetters],
    ['payments « à rapprocher »', found.toReconcile],
    ['FCFA that the operator took', found.taken],
    ['FCFA on receipts or « à rapprocher »', found.accounted],
    ['events kept', found.events],
    ['seconds of ordering and killing', seconds],
    ['seconds of asking alone until all stood right', settled],
  ]
  console.info('\n| what | figure |\n|---|---|')
  for (const [what, figure] of lines) console.info(`| ${what} | ${figure} |`)
}
