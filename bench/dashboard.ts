import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { startEmptyOffice } from './dashboard/startEmptyOffice.ts'
import { twoVisits, type Visit } from './dashboard/visits.ts'
import { median } from './figures/median.ts'
import { inBrowser } from './product/inBrowser.ts'

const rounds = 3
/** Beside Payload's own, and the bytes of a second visit. */
const most = { ratio: 1.1, bytesAgain: 60_000 }

/**
 * `npm run bench:dashboard`: the first screen of the back office on a slow line, beside that of
 * Payload with nothing in it, in turns; fails where ours takes more than it may.
 */
await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sira-empty-'))
  const empty = await startEmptyOffice(folder)
  const offices = { ours: [] as Visit[][], theirs: [] as Visit[][] }
  try {
    await inBrowser(async ({ siteUrl, port }) => {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
      // The first of each finds a program that has drawn nothing yet.
      for (let round = 0; round <= rounds; round += 1) {
        const ours = await twoVisits(browser, { url: siteUrl, api: '/admin/api' })
        const theirs = await twoVisits(browser, { url: empty.url, api: '/api' })
        if (round === 0) continue
        offices.ours.push(ours)
        offices.theirs.push(theirs)
      }
      await browser.close()
    })
  } finally {
    await empty.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const tooMuch: string[] = []
  for (const what of ['milliseconds', 'bytes'] as const) {
    const [ours, theirs] = [middle(offices.ours, 0, what), middle(offices.theirs, 0, what)]
    const again = [middle(offices.ours, 1, what), middle(offices.theirs, 1, what)]
    console.info(`${what}: ${ours} beside ${theirs}, ratio ${(ours / theirs).toFixed(2)}`)
    console.info(`${what}, once more: ${again.join(' beside ')}`)
    if (ours > theirs * most.ratio) tooMuch.push(`${what}, first visit`)
  }
  if (middle(offices.ours, 1, 'bytes') > most.bytesAgain) tooMuch.push('bytes, second visit')
  if (tooMuch.length > 0) throw new StartFailure(`L’accueil pèse trop : ${tooMuch.join(', ')}.`)
})

function middle(all: Visit[][], visit: number, what: keyof Visit): number {
  return Math.round(median(all.map((visits) => visits[visit]?.[what] ?? Number.NaN)))
}
