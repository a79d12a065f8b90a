import type { Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { type OwnProduct, startOwnProduct } from '../support/ownProduct.ts'
import { expect, test } from '../support/test.ts'
import { administrator } from '../support/testSettings.ts'
import { startTranslationService, type TranslationService } from '../support/translationService.ts'

const arabic = dictionaryOf('ar')

const question = 'Où garez-vous les vélos ?'
const asking = { name: /^Translate it with 127\.0\.0\.1/ }

/** Texts the stand-in changed that were not given to it. */
function translatedElsewhere(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const given = text.parentElement?.closest('[translate="yes"]')
    if (!given && text.textContent?.includes('[en]')) found.push(text.textContent)
  }
  return found
}

test.describe('The page-translation service (product 2.2)', () => {
  let product: OwnProduct
  let service: TranslationService
  const faq = (locale: 'en' | 'ar') => `${product.siteUrl}/${locale}/faq`

  test.beforeAll(async ({ playwright }) => {
    product = await startOwnProduct()
    service = await startTranslationService()
    const staff = await playwright.request.newContext({ baseURL: product.siteUrl })
    await staff.post('/admin/api/users/login', { data: administrator })
    const data = { question, reponse: '<p>Dans la <b>cour</b>.</p>' }
    expect((await staff.post('/admin/api/faqs', { data })).status()).toBe(201)
    const settings = { pageTranslation: true, translationScript: service.script }
    await staff.post('/admin/api/globals/settings', { data: settings })
    await expect
      .poll(async () => (await staff.get('/en/faq')).text(), { timeout: 10_000 })
      .toMatch(/Translate it with/)
    await staff.dispose()
  })
  test.afterAll(async () => {
    await product.stop()
    await service.stop()
  })

  const asked = (page: Page) => page.getByRole('main').getByRole('status')

  test('is offered where a text is missing, and not loaded before it is asked for', async ({
    page,
  }) => {
    const before = service.asked
    await page.goto(faq('en'))
    await expect(page.getByText(/^Part of this page is not translated yet/)).toBeVisible()
    await expect(page.getByRole('link', asking)).toBeVisible()
    await page.goto(`${product.siteUrl}/en/contact`)
    await expect(page.getByRole('link', asking)).toHaveCount(0)
    await page.goto(`${product.siteUrl}/faq?traduire=oui`)
    await expect(page.getByText(question)).toBeVisible()
    expect(service.asked).toBe(before)
  })

  test('translates what staff have not, and nothing else', async ({ page }) => {
    await page.goto(faq('en'))
    await page.getByRole('link', asking).click()
    await expect(asked(page)).toHaveText(/^Machine translation by 127\.0\.0\.1/)
    const translated = page.getByText(`[en] ${question}`)
    await expect(translated).toHaveAttribute('lang', 'en')
    expect(await page.evaluate(translatedElsewhere)).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('[en]')
  })

  test('follows the chosen language, right to left in Arabic', async ({ page }) => {
    await page.goto(`${faq('en')}?traduire=oui`)
    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL(`${faq('ar')}?traduire=oui`)
    const translated = page.getByText(`[ar] ${question}`)
    await expect(translated).toHaveAttribute('lang', 'ar')
    await expect(translated).toHaveAttribute('dir', 'rtl')
    await page.getByRole('link', { name: arabic.translation.original }).click()
    await expect(page).toHaveURL(faq('ar'))
    await expect(page.getByText(question, { exact: true })).toHaveAttribute('dir', 'ltr')
  })

  test('is let in by the policy of that page alone', async ({ request }) => {
    const policyOf = async (address: string) =>
      (await request.get(address)).headers()['content-security-policy'] ?? ''
    const { origin } = new URL(service.script)
    expect(await policyOf(`${faq('en')}?traduire=oui`)).toContain(origin)
    expect(await policyOf(`${faq('en')}?traduire=oui`)).not.toContain('unsafe')
    expect(await policyOf(faq('en'))).not.toContain(origin)
  })

  test.describe('that is blocked', () => {
    test.use({ expectedError: /element\.js/ })

    test('leaves the page as it was, and is said to be away', async ({ page }) => {
      await page.route(`${service.script}*`, (route) => route.abort())
      await page.goto(`${faq('en')}?traduire=oui`)
      await expect(asked(page)).toHaveText(/is not answering: these texts stay in French\.$/)
      await expect(page.getByText(question)).toHaveAttribute('lang', 'fr')
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is said to be away', async ({ page }) => {
      await page.goto(faq('en'))
      await page.getByRole('link', asking).click()
      await expect(asked(page)).toHaveText(/stay in French\.$/)
    })
  })
})
