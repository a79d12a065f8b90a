import type { Locator, Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { failure } from '../support/requestForms.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')

const success = "Merci d'avoir souscrit à notre newsletter !"

async function subscribe(form: Locator, email: string): Promise<void> {
  await form.getByRole('textbox').fill(email)
  await form.getByRole('button', { name: "S'abonner" }).click()
}

const footerForm = (page: Page) => page.getByRole('contentinfo').locator('form')

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Newsletter form ${javaScriptEnabled ? 'with' : 'without'} JavaScript (product 2.2, 5, 8)`, () => {
    test.use({ javaScriptEnabled })

    test('thanks whoever subscribes, and the message can be closed', async ({ page }) => {
      await page.goto('/faq')
      await subscribe(footerForm(page), `awa.${Date.now()}@exemple.bf`)
      const alert = page.getByRole('status')
      await expect(alert).toHaveText(success)
      await alert.getByLabel(words.outbox.close).click()
      await expect(page.getByText(success)).toHaveCount(0)
    })

    for (const email of ['', 'awa arobase exemple', 'awa@', 'a b@exemple.bf']) {
      test(`refuses « ${email} », and keeps it`, async ({ page }) => {
        await page.goto('/newsletter')
        const form = page.getByRole('main').locator('form')
        await subscribe(form, email)
        await expect(page.getByRole('alert')).toHaveText('Email Invalide!')
        await expect(form.getByRole('textbox')).toHaveValue(email)
      })
    }
  })
}

test.describe('Newsletter form, sending (product 4, 7, 8)', () => {
  test.use({ expectedError: /POST \/newsletters/ })

  test('shows that it is on its way, then is empty again', async ({ page }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    let sent: unknown
    await page.route('**/api/newsletters', async (route) => {
      sent = route.request().postDataJSON()
      await answered
      await route.continue()
    })
    await page.goto('/')
    const email = `issa.${Date.now()}@exemple.bf`
    await subscribe(footerForm(page), email)
    await expect(page.getByRole('button', { name: 'Soucription en cours...' })).toBeDisabled()
    answer()
    await expect(footerForm(page).getByRole('status')).toHaveText(success)
    await expect(footerForm(page).getByRole('textbox')).toHaveValue('')
    expect(sent).toEqual({ data: { nom: '', email } })
  })

  test('sends nothing when the address is none', async ({ page }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked += 1
    })
    await page.goto('/')
    await subscribe(footerForm(page), 'awa')
    await expect(footerForm(page).getByRole('alert')).toHaveText('Email Invalide!')
    expect(asked).toBe(0)
  })

  test('says that it failed, logs it, and keeps the address', async ({ page }) => {
    await page.route('**/api/newsletters', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/')
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('POST /newsletters'),
    )
    await subscribe(footerForm(page), 'awa@exemple.bf')
    const alert = footerForm(page).getByRole('alert')
    await expect(alert).toHaveText(failure)
    // Red, as every failure.
    await expect(alert).toHaveCSS('border-inline-start-color', 'rgb(179, 64, 31)')
    await expect(footerForm(page).getByRole('textbox')).toHaveValue('')
    expect((await logged).type()).toBe('error')
    await expect(page.getByRole('region', { name: words.outbox.label })).toContainText(
      'awa@exemple.bf',
    )
  })

  test('stands in the side menu too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Menu' }).click()
    const form = page.locator('#side-menu form')
    await subscribe(form, `side.${Date.now()}@exemple.bf`)
    await expect(form.getByRole('status')).toHaveText(success)
  })

  test('sent from another site is refused', async ({ request }) => {
    const response = await request.post('/newsletter', {
      headers: { origin: 'https://ailleurs.example' },
      form: { email: 'awa@exemple.bf' },
    })
    expect(response.status()).toBe(403)
  })
})
