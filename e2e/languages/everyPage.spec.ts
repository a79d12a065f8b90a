import type { Page } from '@playwright/test'
import { type Locale, localisedPath } from '@sira/contract/locales'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { grownFaults } from '../support/grownLetters.ts'
import { layOutAll, openAll } from '../support/layoutFaults.ts'
import { sweptAddresses } from '../support/sweptAddresses.ts'
import { expect, test } from '../support/test.ts'

// The worker has tests of its own; here it would fetch the main pages beside these.
test.use({ serviceWorkers: 'block' })

/** Shorter words are the same in several languages, or parts of others. */
const shortest = 6

/** One visit of a page for all the rules, one window for many pages: and work for each worker. */
const parts = [1, 2, 3, 4, 5, 6]

/** Names that are the same everywhere. */
const names: readonly string[] = ['WhatsApp']

/** Every text of a dictionary that needs no argument. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

/** The readable lines of a page, without those marked as French. */
function visibleLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const french of document.querySelectorAll('body [lang="fr"]')) french.remove()
    for (const closed of document.querySelectorAll('details')) closed.open = true
    // Sections far below are laid out too.
    for (const part of document.querySelectorAll<HTMLElement>('section, footer')) {
      part.style.contentVisibility = 'visible'
    }
    return document.body.innerText.split(/[\n\t]/).map((line) => line.trim())
  })
}

/** Links that lead out of the language; files have none. */
async function strayLinks(page: Page, locale: Locale): Promise<string[]> {
  const links = page.locator('a[href^="/"]')
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  )
  return addresses.filter(
    (href) =>
      !href.startsWith(`/${locale}`) &&
      !href.includes('langue=') &&
      !/^\/(uploads|documents|admin)/.test(href),
  )
}

for (const locale of ['en', 'ar'] as const) {
  const own = new Set(textsOf(dictionaryOf(locale)))
  const { routes: _routes, ...words } = dictionaryOf('fr')
  const french = new Set(
    textsOf(words).filter(
      (text) => text.length >= shortest && !own.has(text) && !names.includes(text),
    ),
  )

  for (const part of parts) {
    test(`Every page in ${locale} is in that language, sound for axe, and has room for its letters, part ${part} of ${parts.length}`, async ({
      page,
    }) => {
      test.setTimeout(300_000)
      const addresses = await sweptAddresses()
      for (const address of addresses.filter((_, at) => at % parts.length === part - 1)) {
        await page.setViewportSize({ width: 360, height: 800 })
        await page.goto(localisedPath(address, locale))
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        const marked = await page.locator('main [translate="yes"]').count()
        const told = await page.getByText(dictionaryOf(locale).translation.partly).count()
        expect.soft(told, `what ${address} says of its texts in French`).toBe(marked > 0 ? 1 : 0)
        const description = await page.locator('meta[name="description"]').getAttribute('content')
        expect.soft(french.has(description ?? ''), `description of ${address}`).toBe(false)
        expect.soft(await strayLinks(page, locale), address).toEqual([])
        await layOutAll(page)
        expect.soft(await axeFaults(page), address).toEqual([])
        await openAll(page)
        expect.soft(await grownFaults(page), address).toEqual([])
        const found = (await visibleLines(page)).filter((line) => french.has(line))
        expect.soft(found, address).toEqual([])
      }
    })
  }
}
