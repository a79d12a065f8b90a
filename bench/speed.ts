import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { locales, localisedPath } from '@sira/contract/locales'
import { testSettings } from '../e2e/support/testSettings.ts'
import { residentMegabytes } from '../scripts/machine/residentMegabytes.ts'
import { buildWhatChanged } from '../scripts/product/build.ts'
import { heldPorts } from '../scripts/product/heldPorts.ts'
import { keptParts } from '../scripts/product/keptParts.ts'
import { partsOf, startBackOffice, startSite } from '../scripts/product/parts.ts'
import type { Settings } from '../scripts/product/settings.ts'
import { runCommand } from '../scripts/runCommand.ts'
import { measureLoad } from './figures/load.ts'
import { median } from './figures/median.ts'
import { measureCachedHome } from './yardsticks/cachedHome.ts'
import { requireProgram } from './yardsticks/requireProgram.ts'

const seconds = 8
const report: string[] = []

/** `npm run bench`: measures the product beside a yardstick, in one run on one machine. */
await runCommand(async () => {
  requireProgram('wrk')
  requireProgram('nginx', 'nginx-light')
  await buildWhatChanged()
  const folder = mkdtempSync(join(tmpdir(), 'sira-bench-'))
  const settings = await testSettings(join(folder, 'data'))
  await (await startBackOffice(settings)).stop()

  const started = performance.now()
  const backOffice = await startBackOffice(settings)
  const site = await startSite(settings)
  row('second start, both parts ready', `${((performance.now() - started) / 1000).toFixed(2)} s`)
  try {
    await measureHome(site.url)
    await measureList(settings.apiUrl)
    await measureUncached(site.url, settings)
    const pids = [backOffice.process.pid ?? 0, site.process.pid ?? 0]
    const [cms = 0, pages = 0] = pids.map(residentMegabytes)
    row(
      'memory after the load',
      `back office ${cms} MB, site ${pages} MB, together ${cms + pages} MB`,
    )
    await site.stop()
    const sites = keptParts(heldPorts())
    await sites.start(partsOf({ ...settings, siteProcesses: 2 }, ['site']))
    await measureHome(site.url, ', by two programs').finally(() => sites.stop())
  } finally {
    await site.stop()
    await backOffice.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  console.info(
    `\n${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n\n${report.join('\n')}`,
  )
})

function row(what: string, figure: string): void {
  report.push(`| ${what} | ${figure} |`)
  console.info(`${what}: ${figure}`)
}

async function measureHome(siteUrl: string, how = ''): Promise<void> {
  const measured = await measureCachedHome(siteUrl, seconds)
  const last = measured.at(-1)
  const figures = `${Math.round(last?.ours ?? 0)} against ${Math.round(last?.nginx ?? 0)} a second, p99 ${last?.p99.toFixed(1)} ms, ${last?.failures} failures`
  row(
    `cached home page${how} / nginx serving the same bytes`,
    `${median(measured.map(({ ours, nginx }) => ours / nginx)).toFixed(2)} (last of three: ${figures})`,
  )
  row(
    `cached home page${how} / a bare Node server with the same answer`,
    median(measured.map(({ ours, bareNode }) => ours / bareNode)).toFixed(2),
  )
}

async function measureList(apiUrl: string): Promise<void> {
  const load = await measureLoad(`${apiUrl}/blogs?populate=*`, seconds)
  row(
    'GET /api/blogs?populate=* (25 records)',
    `${Math.round(load.requestsPerSecond)} a second, p99 ${load.p99.toFixed(1)} ms, ${load.failures} failures`,
  )
}

/** Every article asked once in each language, for the first time: what rendering costs. */
async function measureUncached(siteUrl: string, settings: Settings): Promise<void> {
  const list = await fetch(`${settings.apiUrl}/blogs?fields[0]=slug&pagination[limit]=100`)
  const { data } = (await list.json()) as { data: { attributes: { slug: string } }[] }
  const paths = data.map(({ attributes }) => `/actualite/${attributes.slug}`)
  const start = performance.now()
  for (const { code } of locales) {
    const addresses = paths.map((path) => `${siteUrl}${localisedPath(path, code)}`)
    await Promise.all(addresses.map(async (address) => (await fetch(address)).text()))
  }
  const spent = performance.now() - start
  row(
    'uncached article pages',
    `${Math.round((paths.length * locales.length * 1000) / spent)} a second`,
  )
}
