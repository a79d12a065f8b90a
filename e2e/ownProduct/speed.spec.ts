import { type OwnProduct, startOwnProduct } from '../support/ownProduct.ts'
import { expect, test } from '../support/test.ts'
import { administrator } from '../support/testSettings.ts'

test.describe('The speed of the pages (product 7)', () => {
  let product: OwnProduct
  test.beforeAll(async () => {
    product = await startOwnProduct()
  })
  test.afterAll(() => product.stop())

  test('is measured once the settings ask for it, and shown by page and week', async ({ page }) => {
    const { siteUrl } = product
    await page.request.post(`${siteUrl}/admin/api/users/login`, { data: administrator })
    const settings = { data: { measureSpeed: true } }
    await page.request.post(`${siteUrl}/admin/api/globals/settings`, settings)
    await expect
      .poll(async () => (await page.request.get(`${siteUrl}/faq`)).text(), { timeout: 10_000 })
      .toContain('mesures')

    const measuring = page.waitForResponse((response) => /mesures\.\w+\.js/.test(response.url()))
    await page.goto(`${siteUrl}/faq`)
    const script = await measuring
    expect((await script.body()).byteLength).toBeLessThan(10_000)
    await page.waitForLoadState('networkidle')
    const told = page.waitForRequest((request) => request.url().endsWith('/mesures'))
    await page.evaluate(() => {
      // As a phone tells a page that its visitor turns to something else.
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
    const sent = JSON.parse((await told).postData() ?? '{}')
    expect(sent.path).toBe('/faq')
    expect(Object.keys(sent.values)).toEqual(expect.arrayContaining(['FCP', 'TTFB']))

    await page.goto(`${siteUrl}/admin`)
    const row = page.getByRole('row', { name: /^\/faq/ })
    await expect(row).toContainText('ms')
  })

  test('answers whatever it is sent, and tells strangers nothing', async ({ request }) => {
    const { siteUrl } = product
    for (const data of ['', 'x', '{"path":"/x","values":{}}', `{"path":"${'a'.repeat(3000)}"}`]) {
      const answer = await request.post(`${siteUrl}/mesures`, { data })
      expect([204, 413]).toContain(answer.status())
    }
    expect((await request.post(`${siteUrl}/_mesures`, { data: '{}' })).status()).toBe(401)
  })
})
