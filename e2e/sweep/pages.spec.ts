import { scriptBudgetOf } from '../../apps/site/src/kinds/scriptBudgets.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { brokenWords } from '../support/brokenWords.ts'
import { grownFaults } from '../support/grownLetters.ts'
import { layOutAll, layoutFaults, openAll } from '../support/layoutFaults.ts'
import { notFoundRoutes, routes } from '../support/routes.ts'
import { scriptBytes } from '../support/scriptBytes.ts'
import { recordAddresses, sweptAddresses } from '../support/sweptAddresses.ts'
import { expect, test } from '../support/test.ts'

// The worker has tests of its own; here it would fetch the main pages for each of these.
test.use({ serviceWorkers: 'block' })

/** Pages of records, by the start of their address: which record follows from the demo content. */
const recordPages = [...recordAddresses, '/nos-offres-emplois?offre=']

async function addressOf(route: string): Promise<string> {
  if (!recordPages.includes(route)) return route
  const found = (await sweptAddresses()).find((address) => address.startsWith(route))
  if (found === undefined) throw new Error(`No demo record has an address below ${route}`)
  return found
}

for (const route of [...routes, ...recordPages]) {
  // One visit for all the rules: the suite has fifteen minutes.
  test(`The page ${route} keeps the rules of every page`, async ({ page, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const bytes = scriptBytes(page)
    await page.setViewportSize({ width: 320, height: 640 })
    const response = await page.goto(await addressOf(route), { waitUntil: 'networkidle' })

    const budget = scriptBudgetOf(new URL(page.url()).pathname)

    await test.step('keeps to its budget of script, and asks no other host, before the visitor acts', async () => {
      const { origin } = new URL(baseURL ?? '')
      expect.soft(await bytes()).toBeLessThanOrEqual(budget.untouched)
      const elsewhere = asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))
      expect.soft(elsewhere).toEqual([])
    })

    await layOutAll(page)
    await test.step('has room for itself at 320 px, as it comes', async () => {
      expect.soft(await layoutFaults(page)).toEqual([])
    })

    await test.step('tears no short word apart', async () => {
      expect.soft(await brokenWords(page)).toEqual([])
    })

    await test.step('has one h1, a title, a description and a canonical link', async () => {
      await expect.soft(page.locator('h1')).toHaveCount(1)
      await expect.soft(page).toHaveTitle(/.{10,}/)
      const description = page.locator('meta[name="description"]')
      await expect.soft(description).toHaveAttribute('content', /.{40,}/)
      // A page that search engines must not keep has no address to tell them.
      const isSecondHome = new URL(page.url()).pathname === '/accueil'
      const hidden = isSecondHome || (await page.locator('meta[name="robots"]').count()) > 0
      const canonical = page.locator('link[rel="canonical"]')
      await expect.soft(canonical).toHaveCount(hidden ? 0 : 1)
      const address = hidden ? null : await canonical.getAttribute('href')
      if (!hidden) expect.soft(address).toMatch(/^https?:\/\/[^/]+(\/|\/.*[^/])$/)
    })

    await test.step('tells search engines the breadcrumb that its visitors see', async () => {
      if ((await page.locator('meta[name="robots"]').count()) > 0) return
      const shown = await page.locator('[data-breadcrumb] :is(a, [aria-current])').allTextContents()
      const [told = '{}'] = await page
        .locator('script[type="application/ld+json"]')
        .allTextContents()
      const nodes: { '@type': string; itemListElement: { name: string }[] }[] =
        JSON.parse(told)['@graph'] ?? []
      const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')
      expect.soft(trail?.itemListElement.map(({ name }) => name) ?? []).toEqual(shown)
    })

    await test.step('says nothing twice under a heading of its own', async () => {
      const headings = await page.locator('main h2:not(aside *):visible').allInnerTexts()
      expect.soft(headings.toSorted()).toEqual([...new Set(headings)].toSorted())
    })

    await test.step('is kept to a strict content security policy', async () => {
      const headers = response?.headers() ?? {}
      expect.soft(headers['content-security-policy']).toContain('script-src')
      expect.soft(headers['content-security-policy']).not.toContain('unsafe-inline')
      expect.soft(headers['x-content-type-options']).toBe('nosniff')
      expect.soft(await response?.text()).not.toMatch(/<[^>]+\sstyle="/)
    })

    await test.step('has nothing for axe to find on a phone', async () => {
      await page.setViewportSize({ width: 360, height: 800 })
      expect.soft(await axeFaults(page)).toEqual([])
    })

    await openAll(page)
    await test.step('tears no short word apart in what opens', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await brokenWords(page)).toEqual([])
    })

    await test.step('has nothing for axe to find on a desk, with all open that opens', async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      expect.soft(await axeFaults(page)).toEqual([])
    })

    await test.step('has letters that can be read in the dark too', async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await axeFaults(page, { rule: 'color-contrast' })).toEqual([])
      await page.emulateMedia({ colorScheme: null })
    })

    await test.step('has room for its letters, targets and focus, at 100, 130 and 200 %', async () => {
      expect.soft(await grownFaults(page)).toEqual([])
    })

    await test.step('keeps to its budget of script when a form of it is touched', async () => {
      // Behind a modal, or in a menu that is closed, nothing can be touched.
      const reachable = page.locator('[data-form] [type="email"]:not([inert] *)')
      const field = reachable.filter({ visible: true }).last()
      if ((await field.count()) === 0) return
      await field.evaluate((input: HTMLElement) => input.focus({ preventScroll: true }))
      // What stands beside a form wakes at the first key.
      await page.keyboard.press('Shift')
      await expect(page.locator('[data-awake]')).not.toHaveCount(0)
      await expect.poll(bytes).toBeGreaterThan(budget.untouched)
      expect.soft(await bytes()).toBeLessThanOrEqual(budget.touched)
    })
  })
}

// With the next trainings and the newest jobs, and the way to them in the header.
test('The home page and its styles weigh at most 14 kB compressed', async ({ request }) => {
  // The first answer is compressed in haste; all others are sent the thorough one.
  const bytes = async () => {
    const response = await request.get('/', { headers: { 'accept-encoding': 'br' } })
    return Number(response.headers()['content-length'])
  }
  await expect.poll(bytes).toBeLessThanOrEqual(14 * 1024)
})

for (const route of notFoundRoutes) {
  test(`${route} answers 404 with the not-found page (product 2.16)`, async ({ page }) => {
    const response = await page.goto(route)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Opp's ! Cette page est introuvable",
    )
    await expect(page.getByRole('main').locator('a[href="/"]').first()).toBeVisible()
  })
}
