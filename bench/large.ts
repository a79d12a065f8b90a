import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { testSettings } from '../e2e/support/testSettings.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { startBackOffice, startSite } from '../scripts/product/parts.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { median } from './figures/median.ts'
import { fillDatabase } from './product/fillDatabase.ts'

const rounds = 9
const pages = [
  '/',
  '/nos-actualites',
  '/actualite/cv-une-page-lu-jusquau-bout',
  '/nos-offres-emplois',
  '/jobs/comptable-cooperative-agricole',
  '/sira-biblio',
  '/nos-formations',
] as const

/** `npm run bench:large`: what a page costs with 45,000 more records, beside the demo, in one run. */
await runCommand(async () => {
  await buildWhatChanged()
  const folder = mkdtempSync(join(tmpdir(), 'sira-large-'))
  const [demo, large] = [join(folder, 'demo'), join(folder, 'large')]
  await (await startBackOffice(await testSettings(demo))).stop()
  cpSync(demo, large, { recursive: true })
  // Both first pages are full: what is compared is what lies behind them.
  await fillDatabase(join(demo, 'sira.sqlite'), { blogs: 30, jobs: 30, biblios: 30 })
  await fillDatabase(join(large, 'sira.sqlite'), { blogs: 20_000, jobs: 20_000, biblios: 5_000 })

  const times = new Map<string, { demo: number[]; large: number[] }>()
  for (const page of pages) times.set(page, { demo: [], large: [] })
  for (let round = 0; round < rounds; round++) {
    for (const [kind, dataDir] of [
      ['demo', demo],
      ['large', large],
    ] as const) {
      for (const [page, milliseconds] of await timesOf(dataDir)) {
        times.get(page)?.[kind].push(milliseconds)
      }
    }
  }
  rmSync(folder, { recursive: true })
  console.info(
    '\n| page, not in any cache | demo | 45,000 records more | ratio |\n|---|---|---|---|',
  )
  for (const [page, { demo: few, large: many }] of times) {
    const [a, b] = [median(few), median(many)]
    console.info(`| ${page} | ${a.toFixed(1)} ms | ${b.toFixed(1)} ms | ${(b / a).toFixed(2)} |`)
  }
})

/** Both parts freshly started, so that nothing is cached; each page asked once, after a warm-up. */
async function timesOf(dataDir: string): Promise<[string, number][]> {
  const settings = await testSettings(dataDir)
  const backOffice = await startBackOffice(settings)
  const site = await startSite(settings)
  const times: [string, number][] = []
  try {
    for (const warmUp of ['/faq', '/formations/prendre-la-parole-en-public', '/contact']) {
      await (await fetch(site.url + warmUp)).text()
    }
    for (const page of pages) {
      const start = performance.now()
      const response = await fetch(site.url + page)
      await response.text()
      if (response.status !== 200) throw new Error(`${page} answered ${response.status}`)
      times.push([page, performance.now() - start])
    }
  } finally {
    await site.stop()
    await backOffice.stop()
  }
  return times
}
