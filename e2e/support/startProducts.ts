import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackOffice, startSite } from '../../scripts/product/parts.ts'
import { products, type RunningProduct, writeRunningProducts } from './runningProduct.ts'
import { testSettings } from './testSettings.ts'

/**
 * Seeds a database once, keeps a copy of it as a template (tests that stop or break something
 * start a product of their own from it), then starts the products that the other tests share.
 */
export default async function startProducts(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sira-e2e-'))
  const template = join(folder, 'template')
  const seeding = await startBackOffice(await testSettings(template))
  await seeding.stop()

  const stops: (() => Promise<void>)[] = []
  const running: Record<string, RunningProduct> = {}
  for (const name of products) {
    const dataDir = join(folder, name)
    cpSync(template, dataDir, { recursive: true })
    const settings = await testSettings(dataDir)
    const backOffice = await startBackOffice(settings)
    const site = await startSite(settings)
    stops.push(site.stop, backOffice.stop)
    running[name] = {
      template,
      dataDir,
      siteUrl: site.url,
      backOfficeUrl: backOffice.url,
      pids: [backOffice.process.pid ?? 0, site.process.pid ?? 0],
    }
  }
  writeRunningProducts(running)

  return async () => {
    for (const stop of stops) await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
