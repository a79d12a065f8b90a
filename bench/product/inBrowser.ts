import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import { testSettings } from '../../e2e/support/testSettings.ts'
import { findOrInstallChromium } from '../../scripts/machine/chromium.ts'
import { buildWhatChanged } from '../../scripts/product/build.ts'
import { startBackOffice, startSite } from '../../scripts/product/parts.ts'

interface Measured {
  siteUrl: string
  /** The debugging port of the browser, for Lighthouse. */
  port: number
}

/** Measures a freshly seeded product in a browser of its own, and puts both away. */
export async function inBrowser(measure: (measured: Measured) => Promise<void>): Promise<void> {
  const chromePath = findOrInstallChromium()
  await buildWhatChanged()
  const folder = mkdtempSync(join(tmpdir(), 'sira-browser-'))
  const settings = await testSettings(join(folder, 'data'))
  const backOffice = await startBackOffice(settings)
  const site = await startSite(settings)
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu']
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' })
  try {
    await measure({ siteUrl: site.url, port: chrome.port })
  } finally {
    chrome.kill()
    await site.stop()
    await backOffice.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
