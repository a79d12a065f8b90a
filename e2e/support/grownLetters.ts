import type { Page } from '@playwright/test'
import { headFaults } from './headFaults.ts'
import { layoutFaults } from './layoutFaults.ts'

/** Pixels of a browser's own letters. */
const standard = 16
/**
 * Letters in per cent of that, how they were made so large (by the browser's setting, or by a style of
 * the visitor, which moves no breakpoint), and the widths at which there is least room for them: each
 * layout takes its time, on every page. 320 px is also a window of 640 with everything at 200 %.
 */
const layouts = [
  { growth: 100, by: 'setting', widths: [320, 1024, 1280], focusAt: [320, 1280] },
  { growth: 130, by: 'setting', widths: [320, 768, 1280], focusAt: [] },
  { growth: 130, by: 'style', widths: [320], focusAt: [] },
  { growth: 200, by: 'setting', widths: [320, 360, 768, 1280], focusAt: [320] },
  { growth: 200, by: 'style', widths: [320, 1280], focusAt: [] },
]

/** The layout faults of a page in all its layouts, with letters as large as people have them. */
export async function grownFaults(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const found: string[] = []
  const write = async (size: number, ofRoot: string) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: Math.round(size) } })
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, ofRoot)
  }
  for (const { growth, by, widths, focusAt } of layouts) {
    const size = by === 'setting' ? (standard * growth) / 100 : standard
    await write(size, by === 'style' ? `${growth}%` : '')
    for (const width of widths) {
      // Playwright's own way takes twice as long: it sets the window's bounds too.
      const window = { width, height: 640, deviceScaleFactor: 1, mobile: false }
      await browser.send('Emulation.setDeviceMetricsOverride', window)
      const layout = await layoutFaults(page, { focus: focusAt.includes(width) })
      // By a style a phone's letters come to stand on a desk, which has no room for two of these.
      const head = by === 'setting' ? await headFaults(page) : []
      const faults = [...layout, ...head]
      found.push(...faults.map((fault) => `${growth} % by ${by} at ${width} px: ${fault}`))
    }
  }
  await write(standard, '')
  await browser.detach()
  return found
}
