import { readInbox } from '../support/inboxApi.ts'
import { type OwnProduct, startOwnProduct } from '../support/ownProduct.ts'
import { complete, fillIn, formOf, marked, quote, submit } from '../support/requestForms.ts'
import { expect, test } from '../support/test.ts'
import { administrator } from '../support/testSettings.ts'

test.describe('What keeps machines apart asks nothing of people', () => {
  let product: OwnProduct
  const received = async (message: string) =>
    (await readInbox('devis', 'message', message, product.siteUrl))[0]

  test.beforeAll(async () => {
    product = await startOwnProduct()
  })
  test.afterAll(() => product.stop())

  test('whoever fills in the invisible field is thanked like everybody, and set apart', async ({
    page,
  }) => {
    const message = marked('Machine')
    await page.goto(product.siteUrl + quote.address)
    await fillIn(page, { ...complete, message })
    const trap = formOf(page).locator('input[name="site_web"]')
    await expect(trap).not.toBeInViewport()
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'https://annonce.example'
    })
    await submit(page, quote)
    await expect(page.getByRole('status')).toHaveText(quote.success)
    expect(await received(message)).toMatchObject({ state: 'unwanted' })
  })

  test('with a proof of work switched on, the phone computes it by itself', async ({ page }) => {
    await page.request.post(`${product.siteUrl}/admin/api/users/login`, { data: administrator })
    const settings = { data: { proofOfWork: true } }
    await page.request.post(`${product.siteUrl}/admin/api/globals/settings`, settings)
    await expect(async () => {
      await page.goto(product.siteUrl + quote.address)
      await expect(formOf(page)).toHaveAttribute('data-proof', 'true', { timeout: 500 })
    }).toPass()
    const message = marked('Avec preuve')
    await fillIn(page, { ...complete, message })
    // A person has read the form for a moment.
    await page.waitForFunction(() => performance.now() > 1100)
    await submit(page, quote)
    await expect(page.getByRole('status')).toHaveText(quote.success)
    expect(await received(message)).toMatchObject({ state: 'new', suspicion: null })

    const unproven = marked('Sans preuve')
    const data = { nom: 'X', email: 'x@exemple.bf', message: unproven }
    await page.request.post(`${product.siteUrl}/api/devis`, { data: { data } })
    expect(await received(unproven)).toMatchObject({ state: 'unwanted' })
  })

  test('too long a form is refused, and too many of them', async ({ request }) => {
    const message = 'é'.repeat(60_000)
    const data = { data: { nom: 'X', email: 'x@exemple.bf', message } }
    expect((await request.post(`${product.siteUrl}/api/devis`, { data })).status()).toBe(413)
    const form = { email: 'x@exemple.bf', message }
    expect((await request.post(`${product.siteUrl}${quote.address}`, { form })).status()).toBe(413)

    let last = await request.get(product.siteUrl)
    for (let count = 0; count < 31 && last.status() !== 429; count += 1) {
      const email = { data: { email: `nombre${count}@exemple.bf` } }
      last = await request.post(`${product.siteUrl}/api/newsletters`, { data: email })
    }
    expect(last.status()).toBe(429)
    expect(Number(last.headers()['retry-after'])).toBeGreaterThan(0)
  })
})
