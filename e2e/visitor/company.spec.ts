import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')
const tabNames = words.about.tabs.map(({ name }) => name)
const [mission = '', vision = '', , history = ''] = tabNames

test.describe('About (product 2.4)', () => {
  test('has four tabs, the mission first, one open at a time', async ({ page }) => {
    await page.goto('/a-propos-de-nous')
    const tabs = page.getByRole('region', { name: words.about.tabsLabel })
    await expect(tabs.locator('summary')).toHaveText(tabNames)
    const open = tabs.locator('details[open] > summary')
    await expect(open).toHaveText(mission)
    await tabs.getByText(history, { exact: true }).click()
    await expect(open).toHaveText(history)
    await tabs.getByText(vision, { exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(open).toHaveText(vision)
  })

  test('has its skill bars, its counters and a way to get in touch', async ({ page }) => {
    await page.goto('/a-propos-de-nous')
    const main = page.getByRole('main')
    for (const percent of [98, 97, 96, 94, 92]) {
      await expect(main.getByText(`${percent} %`, { exact: true })).toBeVisible()
    }
    for (const figure of ['+5', '+100', '+500', '+95 %', '+1000']) {
      await expect(main.locator('.figure .sr-only', { hasText: figure }).first()).toBeAttached()
    }
    await expect(main.locator('a[href="/contact"]')).toBeVisible()
  })
})

test.describe('All services (product 2.5)', () => {
  test('has eight cards, four steps, a phone link and a call', async ({ page }) => {
    await page.goto('/nos-services')
    const main = page.getByRole('main')
    await expect(main.locator('.card')).toHaveCount(8)
    await expect(main.locator('section ol > li')).toHaveCount(4)
    await expect(main.locator('a[href^="tel:"]')).toBeVisible()
    await expect(main.locator('a[href="/contact"]')).toBeVisible()
    for (const href of await main
      .locator('.card a')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href') ?? ''))) {
      expect((await page.request.get(href)).status(), href).toBe(200)
    }
  })
})

test.describe('Contact (product 2.6)', () => {
  test('has phones, e-mail, address and a map that loads only when asked', async ({ page }) => {
    const maps: string[] = []
    await page.route('https://www.openstreetmap.org/**', (route) => {
      maps.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Carte</title>' })
    })
    await page.goto('/contact')
    const main = page.getByRole('main')
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(3)
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible()
    expect(maps).toEqual([])
    await main.getByText(words.contact.map).click()
    await expect.poll(() => maps.length).toBe(1)
  })
})
