import { performance } from 'node:perf_hooks'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Locale } from '@sira/contract/locales'
import {
  fromArticleToJobs,
  toAccountantsJob,
  toSpreadsheetCourse,
  type Walk,
  walk,
} from '../e2e/support/walks.ts'
import { StartFailure } from '../packages/host/src/startFailure.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { median } from './figures/median.ts'
import { onSlowPhone } from './figures/slowPhone.ts'
import { inBrowser } from './product/inBrowser.ts'

const rounds = 5
/** For what the phone and the line take; a person reads and thinks besides. */
const most = 12_000

type Way = (page: Page, locale: Locale) => Walk

const accountant: Readonly<Record<Locale, string>> = {
  fr: 'comptable ouagadougou',
  en: 'accountant ouagadougou',
  ar: 'محاسب واغادوغو',
}
const ways: Readonly<Record<string, Way>> = {
  'un cours de tableur à Bobo': toSpreadsheetCourse,
  'un emploi de comptable à Ouagadougou': (page, locale) =>
    toAccountantsJob(page, locale, accountant[locale]),
  'd’un article aux emplois': fromArticleToJobs,
}
const visitors: readonly { locale: Locale; javaScriptEnabled: boolean }[] = [
  { locale: 'fr', javaScriptEnabled: true },
  { locale: 'fr', javaScriptEnabled: false },
  { locale: 'ar', javaScriptEnabled: true },
  { locale: 'ar', javaScriptEnabled: false },
]

/**
 * `npm run bench:walks`: how long the walks of the browser tests take on a slow phone and a slow
 * line, by somebody who was never there; fails where one takes longer than it may.
 */
await runCommand(async () => {
  const late: string[] = []
  await inBrowser(async ({ siteUrl, port }) => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    console.info('| trajet | touches | médiane | le plus lent | octets |\n|---|---|---|---|---|')
    for (const [name, way] of Object.entries(ways)) {
      for (const visitor of visitors) {
        const times: number[] = []
        let last = { touches: 0, bytes: 0 }
        for (let round = 0; round < rounds; round += 1) {
          const { milliseconds, ...rest } = await walked(browser, siteUrl, visitor, way)
          times.push(milliseconds)
          last = rest
        }
        const shown = `${name}, ${visitor.locale}${visitor.javaScriptEnabled ? '' : ', sans script'}`
        const slowest = Math.max(...times)
        if (slowest > most) late.push(shown)
        const figures = [last.touches, seconds(median(times)), seconds(slowest), last.bytes]
        console.info(`| ${shown} | ${figures.join(' | ')} |`)
      }
    }
    await browser.close()
  })
  if (late.length > 0) throw new StartFailure(`Plus de ${seconds(most)} : ${late.join(', ')}.`)
})

async function walked(
  browser: Browser,
  baseURL: string,
  { locale, javaScriptEnabled }: (typeof visitors)[number],
  way: Way,
) {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled,
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    // It would fetch the next pages ahead, on a line of its own that is as fast as ever.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const bytes = await onSlowPhone(page)
    const path = way(page, locale)
    const begin = performance.now()
    await walk(page, path)
    return {
      milliseconds: performance.now() - begin,
      bytes: bytes(),
      touches: path.touches.length,
    }
  } finally {
    await context.close()
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
