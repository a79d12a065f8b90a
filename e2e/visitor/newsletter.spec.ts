import { expect, test } from '../support/test.ts'

test.describe('Newsletter form (spec 4, 5 and 8)', () => {
  test('thanks whoever subscribes, and the message can be closed', async ({ page }) => {
    await page.goto('/')
    const form = page.getByRole('contentinfo').locator('form')
    await form.getByRole('textbox').fill(`awa.${Date.now()}@exemple.bf`)
    await form.getByRole('button', { name: "S'abonner" }).click()
    const alert = page.getByRole('main').getByRole('status')
    await expect(alert).toHaveText("Merci d'avoir souscrit à notre newsletter !")
    await alert.getByRole('link', { name: 'Fermer ce message' }).click()
    await expect(page.getByText("Merci d'avoir souscrit à notre newsletter !")).toHaveCount(0)
  })

  test('refuses what is no address, sends nothing and keeps what was typed', async ({ page }) => {
    await page.goto('/newsletter')
    const form = page.getByRole('main').locator('form')
    // A browser that does not check by itself.
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true
    })
    await form.getByRole('textbox').fill('awa arobase exemple')
    await form.getByRole('button').click()
    await expect(page.getByRole('alert')).toHaveText('Email Invalide!')
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('awa arobase exemple')
  })

  test('works without any script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const page = await context.newPage()
    await page.goto('/newsletter')
    await page.getByRole('main').getByRole('textbox').fill(`issa.${Date.now()}@exemple.bf`)
    await page.getByRole('main').getByRole('button').click()
    await expect(page).toHaveURL(/\/newsletter\?resultat=merci$/)
    await expect(page.getByRole('status')).toBeVisible()
    await context.close()
  })

  test('a form sent from another site is refused', async ({ request }) => {
    const response = await request.post('/newsletter', {
      headers: { origin: 'https://ailleurs.example' },
      form: { email: 'awa@exemple.bf' },
    })
    expect(response.status()).toBe(403)
  })
})
