import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { firstWith, readArticles } from '../support/contentApi.ts'
import { readInbox } from '../support/inboxApi.ts'
import { complete, marked } from '../support/requestForms.ts'
import { expect, test } from '../support/test.ts'

const arabic = dictionaryOf('ar')

/** Chooses a language in the top bar, by the name that it gives itself. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name }).click()
}

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

for (const javaScriptEnabled of [true, false]) {
  test.describe(`The choice of language ${javaScriptEnabled ? 'with' : 'without'} JavaScript (product 2.2)`, () => {
    test.use({ javaScriptEnabled })

    test('lands on the same page, keeps the query, and can be taken back', async ({ page }) => {
      await page.goto('/nos-formations?niveau=debutant&utm_source=lettre')
      await choose(page, 'English')
      await expect(page).toHaveURL('/en/nos-formations?niveau=debutant&utm_source=lettre')
      expect(await languageOf(page)).toBe('en')
      await choose(page, 'العربية')
      await expect(page).toHaveURL('/ar/nos-formations?niveau=debutant&utm_source=lettre')
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await choose(page, 'Français')
      await expect(page).toHaveURL('/nos-formations?niveau=debutant&utm_source=lettre')
      expect(await languageOf(page)).toBe('fr')
    })
  })
}

test.describe('The chosen language (product 2.2, 9)', () => {
  test('is kept for a year and followed from French addresses only', async ({ page, context }) => {
    await page.goto('/contact')
    await choose(page, 'English')
    const cookie = (await context.cookies()).find(({ name }) => name === 'selectedLang')
    expect(cookie).toMatchObject({ value: 'en', sameSite: 'Lax', path: '/' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
    await page.goto('/faq')
    await expect(page).toHaveURL('/en/faq')
    await page.goto('/ar/faq')
    await expect(page).toHaveURL('/ar/faq')
  })

  test('survives a restart of the browser', async ({ playwright, baseURL }, { project }) => {
    const folder = await mkdtemp(join(tmpdir(), 'sira-browser-'))
    const open = () =>
      playwright.chromium.launchPersistentContext(folder, {
        ...project.use.launchOptions,
        baseURL: baseURL ?? '',
      })
    const before = await open()
    const page = await before.newPage()
    await page.goto('/contact')
    await choose(page, 'English')
    await expect(page).toHaveURL('/en/contact')
    await before.close()
    const after = await open()
    const again = await after.newPage()
    await again.goto('/nos-services')
    expect(new URL(again.url()).pathname).toBe('/en/nos-services')
    await after.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('moves nobody who chose none, whatever his browser speaks', async ({ request }) => {
    const response = await request.get('/faq', {
      headers: { 'accept-language': 'ar' },
      maxRedirects: 0,
    })
    expect(response.status()).toBe(200)
    // A cache keeps one French page, not one for each cookie (decision 89).
    expect(response.headers().vary?.toLowerCase()).not.toContain('cookie')
  })

  test('is told to search engines: each page names its two others', async ({ page }) => {
    await page.goto('/en/nos-formations?page=1')
    for (const [code, path] of [
      ['fr', '/nos-formations'],
      ['en', '/en/nos-formations'],
      ['ar', '/ar/nos-formations'],
      ['x-default', '/nos-formations'],
    ]) {
      const link = page.locator(`link[rel="alternate"][hreflang="${code}"]`)
      expect(new URL((await link.getAttribute('href')) ?? '').pathname).toBe(path)
    }
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe('/en/nos-formations')
  })

  test('is that of the forms and of the letters they cause', async ({ page }) => {
    await page.goto('/ar/demander-un-devis')
    const form = page.getByRole('main').locator('form')
    await form.getByRole('button', { name: arabic.quote.send }).click()
    await expect(page.getByRole('alert')).toHaveText('البريد الإلكتروني غير صالح!')
    const message = marked('مرحبًا')
    await form.getByLabel(arabic.form.name).fill('عائشة')
    await form.getByLabel(arabic.form.email).fill(complete.email)
    await form.getByLabel(arabic.form.phone).fill(complete.phone)
    await form
      .getByLabel(arabic.form.service)
      .selectOption({ label: arabic.servicePages.professionalTraining })
    await form.getByLabel(arabic.form.message).fill(message)
    await form.getByRole('button', { name: arabic.quote.send }).click()
    await expect(page.getByRole('status')).toHaveText('لقد أُرسل طلبكم!')
    const [kept] = await readInbox('devis', 'message', message)
    expect(kept).toMatchObject({ locale: 'ar', service: 'Formation professionnelle' })
  })

  test('is made on a phone without opening a menu, at any depth of a page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/contact')
    await choose(page, 'العربية')
    await expect(page).toHaveURL('/ar/contact')
    await choose(page, 'Français')
    await expect(page).toHaveURL('/contact')
  })

  test('loads the Arabic font on Arabic pages alone', async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(fonts.filter((url) => url.includes('readex'))).toEqual([])
    await page.goto('/ar', { waitUntil: 'networkidle' })
    expect(fonts.filter((url) => url.includes('readex'))).not.toEqual([])
  })

  test('leaves a formula in an Arabic text to be read from the left', async ({ page }) => {
    const formulas = (await readArticles()).map(({ attributes }) => ({
      slug: attributes.slug,
      text: /`(=[A-Z0-9*]+)`/.exec(attributes.contenu)?.[1],
    }))
    const { slug, text = '' } = firstWith(formulas, (formula) => formula.text !== undefined)
    await page.goto(arabic.routes.article(slug))
    const shown = page.getByText(text, { exact: true })
    await expect(shown).toHaveCSS('direction', 'ltr')
    await expect(shown).toHaveCSS('unicode-bidi', 'isolate')
  })
})

for (const address of ['/ar/ar/faq', '/en/ar/en/faq']) {
  test(`A language within a language is no page: ${address}`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

test('What the staff have not translated is shown in French, and said to be so', async ({
  page,
  signIn,
}) => {
  await signIn(page)
  const question = `Une question en français ${Date.now()}`
  const data = { question, reponse: '<p>La réponse.</p>' }
  expect((await page.request.post('/admin/api/faqs', { data })).status()).toBe(201)
  await expect.poll(async () => (await page.request.get('/ar/faq')).text()).toContain(question)
  await page.goto('/ar/faq')
  const shown = page.getByText(question)
  await expect(shown).toHaveAttribute('lang', 'fr')
  await expect(shown).toHaveAttribute('dir', 'ltr')
})
