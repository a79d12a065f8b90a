import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/test.ts'
import { notFoundRoutes, routes } from './routes.ts'
import { sweptAddresses } from './sweptAddresses.ts'

const widths = [360, 1280]

/** Pages of records, by the start of their address: which record follows from the demo content. */
const recordPages = [
  '/actualite/',
  '/formations/',
  '/jobs/',
  '/nos-offres-emplois?offre=',
  '/sira-biblio?livre=',
]

async function addressOf(route: string): Promise<string> {
  if (!recordPages.includes(route)) return route
  const found = (await sweptAddresses()).find((address) => address.startsWith(route))
  if (found === undefined) throw new Error(`No demo record has an address below ${route}`)
  return found
}

for (const route of [...routes, ...recordPages]) {
  test.describe(`The page ${route}`, () => {
    for (const width of widths) {
      test(`has nothing for axe to find at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(await addressOf(route))
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      })
    }

    test('does not scroll sideways at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(await addressOf(route))
      const overflow = await page.evaluate(() => {
        const frames = [document.documentElement, ...document.querySelectorAll('dialog')]
        return Math.max(...frames.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      })
      expect(overflow).toBe(0)
    })

    test('asks for no script and nothing from another host before the visitor acts', async ({
      page,
      baseURL,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(await addressOf(route), { waitUntil: 'networkidle' })
      const { origin } = new URL(baseURL ?? '')
      expect(asked.filter((url) => url.endsWith('.js'))).toEqual([])
      expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([])
    })

    test('has one h1, a title, a description and a canonical link', async ({ page }) => {
      await page.goto(await addressOf(route))
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page).toHaveTitle(/.{10,}/)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/)
      // A page that search engines must not keep has no address to tell them.
      const hidden = (await page.locator('meta[name="robots"]').count()) > 0
      const canonical = page.locator('link[rel="canonical"]')
      await expect(canonical).toHaveCount(hidden ? 0 : 1)
      if (!hidden)
        await expect(canonical).toHaveAttribute('href', /^https?:\/\/[^/]+(\/|\/.*[^/])$/)
    })

    test('is kept to a strict content security policy', async ({ request }) => {
      const response = await request.get(await addressOf(route))
      const html = await response.text()
      const policy =
        response.headers()['content-security-policy'] ??
        /http-equiv="content-security-policy" content="([^"]+)"/i.exec(html)?.[1]
      expect(policy).toContain('script-src')
      expect(policy).not.toContain('unsafe-inline')
      expect(html).not.toMatch(/<[^>]+\sstyle="/)
      expect(response.headers()['x-content-type-options']).toBe('nosniff')
    })
  })
}

test('The home page and its styles weigh at most 14 kB compressed', async ({ request }) => {
  const response = await request.get('/', { headers: { 'accept-encoding': 'br' } })
  expect(Number(response.headers()['content-length'])).toBeLessThanOrEqual(14 * 1024)
})

for (const route of notFoundRoutes) {
  test(`${route} answers 404 with the not-found page (spec 2.16)`, async ({ page }) => {
    const response = await page.goto(route)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Opp's ! Cette page est introuvable",
    )
    await expect(page.getByRole('main').locator('a[href="/"]').first()).toBeVisible()
  })
}
