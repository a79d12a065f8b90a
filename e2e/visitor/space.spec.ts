import type { Browser, Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { readRunningProduct } from '../support/runningProduct.ts'
import { letterTo } from '../support/sentMail.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 360, height: 740 }

interface Visitor {
  locale?: 'fr' | 'ar'
  script?: boolean
}

let visitors = 0

/** A browser of its own, on a phone. */
async function visitor(browser: Browser, { locale = 'fr', script = true }: Visitor = {}) {
  visitors += 1
  const context = await browser.newContext({
    baseURL: readRunningProduct().siteUrl,
    javaScriptEnabled: script,
    viewport: phone,
    locale: locale === 'ar' ? 'ar' : 'fr-FR',
    extraHTTPHeaders: { 'x-forwarded-for': `2001:db8:5ace:${visitors}::1` },
  })
  return context.newPage()
}

async function sendQuote(page: Page, email: string, locale: 'fr' | 'ar' = 'fr'): Promise<void> {
  const { form, quote } = dictionaryOf(locale)
  await page.goto(dictionaryOf(locale).routes.quote)
  const main = page.getByRole('main')
  await main.getByLabel(form.name, { exact: true }).fill('Awa Sow')
  await main.getByLabel(form.email, { exact: true }).fill(email)
  await main.getByLabel(form.phone, { exact: true }).fill('70 12 34 56')
  await main.getByLabel(form.service, { exact: true }).selectOption({ index: 1 })
  await main.getByLabel(form.message, { exact: true }).fill('Pour dix personnes')
  await main.getByRole('button', { name: quote.send, exact: true }).click()
  await expect(page.locator('[data-after-sending]')).toBeVisible()
}

async function hasNoWideParts(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(phone.width)
}

test.describe('Mes dossiers sur cet appareil', () => {
  for (const script of [true, false]) {
    test(`lists what was sent, and forgets it, ${script ? 'with' : 'without'} script`, async ({
      browser,
    }) => {
      const { ownDossiers: t, device } = dictionaryOf('fr')
      const page = await visitor(browser, { script })
      await sendQuote(page, `liste-${script}@exemple.bf`)
      await expect(page.getByText(device.question)).toBeVisible()
      await page.goto('/mes-dossiers')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
      const cards = page.getByRole('main').getByRole('listitem')
      await expect(cards.filter({ hasText: /DV-20\d\d-/ })).toHaveCount(1)
      await expect(page.getByText(dictionaryOf('fr').dossier.toDo)).toBeVisible()
      await hasNoWideParts(page)
      await expect(page.getByText(t.offline)).toBeVisible()
      await page.getByRole('button', { name: device.shared }).click()
      await expect(page.getByText(device.question)).toHaveCount(0)
      await expect(page.getByText(t.offline)).toHaveCount(0)
      await expect(page.getByText(t.untilClosed)).toBeVisible()
      const kept = await page.context().cookies()
      expect(kept.find(({ name }) => name === 'commandes')).toBeUndefined()
      expect(kept.find(({ name }) => name === 'commandes-ouvertes')?.expires).toBe(-1)
      await page.getByRole('button', { name: t.forgetAll }).click()
      await expect(page.getByText(t.empty)).toBeVisible()
      await page.context().close()
    })
  }

  test('is read in Arabic, and without a network where nobody said that it is shared', async ({
    browser,
  }) => {
    const { ownDossiers: t } = dictionaryOf('ar')
    const page = await visitor(browser, { locale: 'ar' })
    await sendQuote(page, 'hors-ligne@exemple.bf', 'ar')
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      return active?.state
    })
    await page.goto('/ar/mes-dossiers')
    await page.reload()
    const card = page.getByText(/DV-20\d\d-/)
    await expect(card).toBeVisible()
    await hasNoWideParts(page)
    await page.context().setOffline(true)
    await page.goto('/ar/mes-dossiers')
    await expect(card).toBeVisible()
    await page.context().setOffline(false)
    await page.goto('/ar/mes-dossiers')
    await page.getByRole('button', { name: t.forgetAll }).click()
    await expect(page.getByText(t.empty)).toBeVisible()
    await page.context().setOffline(true)
    await page.goto('/ar/mes-dossiers')
    await expect(card).toHaveCount(0)
    await page.context().close()
  })
})

/** The code that comes by letter to who asks for one. */
async function askedCode(page: Page, email: string, locale: 'fr' | 'ar'): Promise<string> {
  const { space: t } = dictionaryOf(locale)
  await page.getByLabel(t.address).fill(email)
  await page.getByRole('button', { name: t.ask, exact: true }).click()
  await expect(page.getByText(t.sent)).toBeVisible()
  const { text } = await letterTo(email, /code|رمز/)
  return (/(\d{3}) (\d{3})/.exec(text ?? '') ?? []).slice(1).join('')
}

test.describe('Mon espace', () => {
  test('erases all of a person, and says so on a page that may be loaded again', async ({
    browser,
  }) => {
    const { space: t, routes } = dictionaryOf('fr')
    const email = 'espace-efface@exemple.bf'
    const page = await visitor(browser)
    await sendQuote(page, email)
    await page.goto(routes.space)
    await page.getByLabel(t.code).fill(await askedCode(page, email, 'fr'))
    await page.getByRole('button', { name: t.open }).click()
    await page.getByRole('button', { name: t.erase, exact: true }).click()
    await page.getByRole('button', { name: t.eraseSurely }).click()
    for (const look of ['at once', 'again']) {
      await expect(page.getByRole('status'), look).toHaveText(t.erased(0))
      await expect(page.getByText(t.erasedHere)).toBeVisible()
      await page.reload()
    }
    await page.goto(routes.space)
    await expect(page.getByLabel(t.address)).toBeVisible()
    await page.context().close()
  })

  for (const [locale, script] of [
    ['fr', true],
    ['fr', false],
    ['ar', true],
    ['ar', false],
  ] as const) {
    test(`is opened by a code and closed again: ${locale}, script ${script}`, async ({
      browser,
    }) => {
      const { space: t, login } = { ...dictionaryOf(locale), login: '/login' }
      const { routes } = dictionaryOf(locale)
      const email = `espace-${locale}-${script}@exemple.bf`
      const page = await visitor(browser, { locale, script })
      await sendQuote(page, email, locale)
      const wanted = { email, locale, criteres: { q: 'Paie' } }
      await page.request.post('/api/alertes', { data: { data: wanted } })
      await page.goto(locale === 'fr' ? login : `/ar${login}`)
      await expect(page).toHaveURL(new RegExp(`${routes.space}$`))
      await expect(page.getByRole('link', { name: t.teamLink })).toHaveAttribute('href', '/admin')
      const code = await askedCode(page, email, locale)
      await page.getByLabel(t.code).fill('1')
      await page.getByRole('button', { name: t.open }).click()
      await expect(page.getByText(t.wrongCode)).toBeVisible()
      await page.getByLabel(t.code).fill(code)
      await page.getByRole('button', { name: t.open }).click()
      await expect(page.getByRole('heading', { name: t.dossiers })).toBeVisible()
      await expect(page.getByText(/DV-20\d\d-/)).toBeVisible()
      await hasNoWideParts(page)
      const alert = page.getByRole('listitem').filter({ hasText: 'Paie' })
      await expect(alert).toContainText(t.alertWaits)
      await alert.getByRole('button', { name: t.stopAlert }).click()
      await expect(alert).toHaveCount(0)

      // Somebody else through the same site sees nothing of it.
      const other = await visitor(browser, { locale, script })
      const answer = await other.goto(routes.space)
      expect(answer?.headers()['cache-control']).toBe('private, no-store')
      await expect(other.getByLabel(t.address)).toBeVisible()
      await expect(other.getByText(email)).toHaveCount(0)
      await other.context().close()

      await page.getByRole('button', { name: t.erase, exact: true }).click()
      await expect(page.getByText(t.eraseSure)).toBeVisible()
      await page.getByRole('link', { name: t.eraseNot }).click()
      await page.getByRole('button', { name: t.endAll }).click()
      await expect(page.getByLabel(t.address)).toBeVisible()
      await page.context().close()
    })
  }
})
