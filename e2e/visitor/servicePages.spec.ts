import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { expect, test } from '../support/test.ts'

test.describe('Service pages (product 2.15)', () => {
  test('job matching: seven steps, four plans, four buttons', async ({ page }) => {
    await page.goto('/services/mise-en-relation')
    const main = page.getByRole('main')
    const steps = main.locator('ol').filter({ hasText: 'Inscription' })
    await expect(steps.getByRole('listitem')).toHaveCount(7)
    // Five services by the item, three plans.
    await expect(main.getByRole('button', { name: /^Acheter/ })).toHaveCount(8)
    for (const price of ['9 900', '39 900', '49 900', '2 000', '5 000', '3 000', '7 000']) {
      await expect(main).toContainText(`${price.replace(' ', '\u202f')}\u00a0FCFA`)
    }
    for (const plan of ['Ponctuel', 'Mensuel', 'Semestriel', 'Annuel']) {
      await expect(main.getByRole('heading', { name: plan })).toBeVisible()
    }
    await main.getByRole('button', { name: 'Acheter : Semestriel' }).click()
    await expect(page.locator('#ajoute-semestriel')).toBeVisible()
  })

  test('delivery: two tariffs, two calls, five counters', async ({ page }) => {
    await page.goto('/services/livraison')
    const main = page.getByRole('main')
    await expect(main).toContainText('1\u202f000\u00a0FCFA')
    await expect(main).toContainText('2\u202f000\u00a0FCFA')
    const become = main.getByRole('link', { name: 'Devenir Livreur' })
    await expect(become).toHaveCount(2)
    for (const link of await become.all()) {
      await expect(link).toHaveAttribute('href', '/devenir-livreur')
    }
    await expect(main.getByRole('link', { name: 'Demande' }).first()).toBeVisible()
    await expect(main.locator('.figure .sr-only')).toHaveText(['200+', '100', '500', '95 %', '900'])
  })

  test('training operations: four formats; prospecting: four teams', async ({ page }) => {
    await page.goto('/services/formations-profesionnelles')
    const { formats } = dictionaryOf('fr').serviceScreens.professionalTraining
    expect(formats).toHaveLength(4)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      formats.map(({ name }) => name),
    )
    await page.goto('/services/prospection')
    await expect(page.getByRole('main').getByRole('heading', { name: /^Équipe/ })).toHaveCount(4)
  })

  for (const path of [
    '/digital/strategie-marketing-digital',
    '/digital/strategie-communication-digitale',
    '/digital/data-analyse',
    '/services/conseils',
  ]) {
    test(`${path} leads to the quote form`, async ({ page }) => {
      await page.goto(path)
      const link = page.getByRole('main').locator('a[href^="/demander-un-devis"]').first()
      await expect(link).toBeVisible()
      await expect(link).toHaveText(/demander un devis/i)
    })
  }

  test('data and advice lead to the contact page too', async ({ page }) => {
    for (const path of ['/digital/data-analyse', '/services/conseils']) {
      await page.goto(path)
      await expect(page.getByRole('main').locator('a[href="/contact"]').first()).toBeVisible()
    }
  })
})

test.describe('Other links seen in some pages (product 2.1)', () => {
  for (const [from, to] of [
    ['/services/strategie-marketing-digitale', '/digital/strategie-marketing-digital'],
    ['/services/jobs', '/nos-offres-emplois'],
    ['/services/transformation-digitale', '/digital/transformation-digitale'],
  ] as const) {
    test(`${from} leads for good to ${to}, in each language`, async ({ request }) => {
      for (const language of ['', '/en', '/ar']) {
        const response = await request.get(language + from, { maxRedirects: 0 })
        expect(response.status()).toBe(301)
        const { pathname } = new URL(response.headers().location ?? '', response.url())
        expect(pathname).toBe(language + to)
      }
    })
  }

  test('no link of the menu or the foot of a page leads nowhere, in any language', async ({
    request,
  }) => {
    const seen = new Set<string>()
    for (const language of ['', '/en', '/ar']) {
      const html = await (await request.get(`${language}/accessibilite`)).text()
      const links = [...html.matchAll(/<a[^>]+href="(\/[^"#?]*)/g)].map(([, path = '']) => path)
      for (const path of new Set(links)) seen.add(path)
    }
    expect(seen.size).toBeGreaterThan(60)
    for (const path of seen) {
      expect((await request.get(path)).status(), path).toBe(200)
    }
  })
})
