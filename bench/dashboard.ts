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
/** Of issue 17: beside Payload's own, and the bytes of a second visit. */
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
  const tooMuch = [...(['milliseconds', 'bytes'] as const)].filter((what) => {
    const ratio = middle(offices.ours, 0, what) / middle(offices.theirs, 0, what)
    for (const visit of [0, 1]) {
      const [ours, theirs] = [offices.ours, offices.theirs].map((all) => middle(all, visit, what))
      console.info(`${visit === 0 ? 'first' : 'second'} visit, ${what}: ${ours} beside ${theirs}`)
    }
    console.info(`ratio of the first visit: ${ratio.toFixed(2)}`)
    return ratio > most.ratio
  })
  if (middle(offices.ours, 1, 'bytes') > most.bytesAgain) tooMuch.push('bytes')
  if (tooMuch.length > 0) throw new StartFailure(`L’accueil pèse trop : ${tooMuch.join(', ')}.`)
})

function middle(all: Visit[][], visit: number, what: keyof Visit): number {
  return Math.round(median(all.map((visits) => visits[visit]?.[what] ?? Number.NaN)))
}
