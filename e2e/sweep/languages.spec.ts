import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { localisedPath } from '@sira/contract/locales'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { grownSideways, overflow } from '../support/growingText.ts'
import { sweptAddresses } from '../support/sweptAddresses.ts'
import { expect, test } from '../support/test.ts'

/** Shorter words are the same in several languages, or parts of others. */
const shortest = 6

/** Names that are the same everywhere. */
const names: readonly string[] = ['WhatsApp']

/** Every text of a dictionary that needs no argument. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

/** What stands on a page for people to read, but for what is marked as French. */
function visibleLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const french of document.querySelectorAll('body [lang="fr"]')) french.remove()
    for (const closed of document.querySelectorAll('details')) closed.open = true
    // What is far below is laid out too.
    for (const part of document.querySelectorAll<HTMLElement>('section, footer')) {
      part.style.contentVisibility = 'visible'
    }
    return document.body.innerText.split(/[\n\t]/).map((line) => line.trim())
  })
}

for (const locale of ['en', 'ar'] as const) {
  const own = new Set(textsOf(dictionaryOf(locale)))
  const { routes: _routes, ...words } = dictionaryOf('fr')
  const french = new Set(
    textsOf(words).filter(
      (text) => text.length >= shortest && !own.has(text) && !names.includes(text),
    ),
  )

  test(`No page in ${locale} has a French word of the interface (issue 5)`, async ({ page }) => {
    test.setTimeout(240_000)
    for (const address of await sweptAddresses()) {
      await page.goto(localisedPath(address, locale))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const marked = await page.locator('main [translate="yes"]').count()
      const told = await page.getByText(dictionaryOf(locale).translation.partly).count()
      expect(told, `what ${address} says of its texts in French`).toBe(marked > 0 ? 1 : 0)
      const found = (await visibleLines(page)).filter((line) => french.has(line))
      expect(found, address).toEqual([])
      const description = await page.locator('meta[name="description"]').getAttribute('content')
      expect(french.has(description ?? ''), `description of ${address}`).toBe(false)
      const strays = await page
        .locator('a[href^="/"]')
        .evaluateAll(
          (links, prefix) =>
            links
              .map((link) => link.getAttribute('href') ?? '')
              .filter((href) => !href.startsWith(prefix) && !href.includes('langue=')),
          `/${locale}`,
        )
      // Files have no language.
      expect(
        strays.filter((href) => !/^\/(uploads|admin)/.test(href)),
        address,
      ).toEqual([])
    }
  })
}

test('Every page in Arabic is sound for axe, and does not scroll sideways (issue 5)', async ({
  page,
}) => {
  test.setTimeout(300_000)
  for (const address of await sweptAddresses()) {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(localisedPath(address, 'ar'))
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      address,
    ).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page), address).toBe(0)
    expect(await grownSideways(page), address).toEqual([])
  }
})
