import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackOffice, startSite } from '../../scripts/parts.ts'
import { readRunningProduct } from '../support/runningProduct.ts'
import { expect, test } from '../support/test.ts'
import { testSettings } from '../support/testSettings.ts'

test('Visitors go on reading while the back office is away, and all is well when it is back', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(join(tmpdir(), 'sira-away-'))
  cpSync(readRunningProduct().template, folder, { recursive: true })
  const settings = await testSettings(folder)
  let backOffice = await startBackOffice(settings)
  const site = await startSite(settings)
  try {
    await page.goto(site.url)
    await page.goto(`${site.url}/nos-actualites`)
    const [visited = '', notVisited = ''] = await page
      .getByRole('main')
      .locator('article a[href^="/actualite/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
    await page.goto(site.url + visited)

    backOffice.process.kill('SIGKILL')
    for (const address of ['/', '/nos-actualites', visited]) {
      const response = await page.goto(site.url + address)
      expect(response?.status(), address).toBe(200)
    }
    const refused = await page.goto(site.url + notVisited)
    expect(refused?.status()).toBe(503)
    expect(refused?.headers()['retry-after']).toBeDefined()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Accueil' }).first()).toBeVisible()

    backOffice = await startBackOffice(settings)
    await expect
      .poll(async () => (await page.goto(site.url + notVisited))?.status(), { timeout: 15_000 })
      .toBe(200)
  } finally {
    await site.stop()
    await backOffice.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
