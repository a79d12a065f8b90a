import { chromium } from '@playwright/test'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { median } from './figures/median.ts'
import { inBrowser } from './product/inBrowser.ts'
import { signedIn } from './saves/signedIn.ts'
import { type Figures, saveEverything } from './saves/steps.ts'

const rounds = 4
/**
 * Milliseconds: for a save, until the screen confirms it; for a publication, until the site shows
 * it.
 */
const most = { save: 500, site: 2000 }

/**
 * `npm run bench -- saves`: how long staff wait in the browser for each kind of save, from the press to
 * the words that it is kept, and how long the site takes to follow.
 */
await runCommand(async () => {
  const figures: Figures = { save: new Map(), site: new Map() }
  await inBrowser(async ({ siteUrl, port }) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const page = await signedIn(browser, siteUrl)
    // The first round finds screens that were never drawn.
    for (let round = 0; round <= rounds; round += 1) {
      await saveEverything(page, round === 0 ? undefined : figures)
    }
    await browser.close()
  })
  const late: string[] = []
  console.info('| what | median, ms | longest | at most |\n|---|---|---|---|')
  for (const kind of ['save', 'site'] as const) {
    for (const [what, times] of figures[kind]) {
      const middle = Math.round(median(times))
      console.info(`| ${what} | ${middle} | ${Math.round(Math.max(...times))} | ${most[kind]} |`)
      if (middle > most[kind]) late.push(what)
    }
  }
  if (late.length > 0) throw new StartFailure(`Trop lent : ${late.join(', ')}.`)
})
