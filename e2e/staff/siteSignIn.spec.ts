import { randomUUID } from 'node:crypto'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { expect, test } from '../support/test.ts'
import { administrator } from '../support/testSettings.ts'

const words = dictionaryOf('fr')

test.describe('The sign-in page of the site (product 2.1, /login)', () => {
  test('opens the back office', async ({ page }) => {
    await page.goto('/login')
    const main = page.getByRole('main')
    await main.getByLabel(words.login.email).fill(administrator.email)
    await main.getByLabel(words.login.password).fill(administrator.password)
    await main.getByRole('button', { name: words.login.submit }).click()
    await expect(page).toHaveURL(/\/admin\/?$/)
    await expect(page.getByRole('link', { name: /Actualités|Articles/ }).first()).toBeVisible()
  })

  test('says that a password is wrong and keeps the address', async ({ page }) => {
    // Each time another person: who tries again and again is told to wait.
    const email = `${randomUUID()}@exemple.bf`
    await page.goto('/login')
    const main = page.getByRole('main')
    await main.getByLabel(words.login.email).fill(email)
    await main.getByLabel(words.login.password).fill('pas le bon')
    await main.getByRole('button', { name: words.login.submit }).click()
    await expect(page.getByRole('alert')).toHaveText(words.login.wrong)
    await expect(main.getByLabel(words.login.email)).toHaveValue(email)
  })

  test('tells visitors what they can do without an account', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('main').locator('a[href="/nos-formations"]')).toBeVisible()
    await page.getByText('Mot de passe oublié').click()
    await expect(page.getByRole('link', { name: words.login.forgottenLink })).toBeVisible()
  })
})
