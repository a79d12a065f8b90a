import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackOffice, startSite } from '../../scripts/product/parts.ts'
import { writeRunningProduct } from './runningProduct.ts'
import { testSettings } from './testSettings.ts'

/**
 * Seeds a database once, keeps a copy of it as a template (tests that stop or break something
 * start a product of their own from it), then starts the product that all other tests share.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sira-e2e-'))
  const template = join(folder, 'template')
  const dataDir = join(folder, 'shared')

  const seeding = await startBackOffice(await testSettings(template))
  await seeding.stop()
  cpSync(template, dataDir, { recursive: true })

  const settings = await testSettings(dataDir)
  const backOffice = await startBackOffice(settings)
  const site = await startSite(settings)
  writeRunningProduct({
    template,
    dataDir,
    siteUrl: site.url,
    backOfficeUrl: backOffice.url,
    pids: [backOffice.process.pid ?? 0, site.process.pid ?? 0],
  })

  return async () => {
    await site.stop()
    await backOffice.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
