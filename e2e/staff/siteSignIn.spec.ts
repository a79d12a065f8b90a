import { expect, test } from '../support/test.ts'
import { administrator } from '../support/testSettings.ts'

test.describe('The sign-in page of the site (spec 2.1, /login)', () => {
  test('opens the back office', async ({ page }) => {
    await page.goto('/login')
    const main = page.getByRole('main')
    await main.getByLabel('Adresse e-mail').fill(administrator.email)
    await main.getByLabel('Mot de passe').fill(administrator.password)
    await main.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/admin\/?$/)
    await expect(page.getByRole('link', { name: /Actualités|Articles/ }).first()).toBeVisible()
  })

  test('says that a password is wrong and keeps the address', async ({ page }) => {
    await page.goto('/login')
    const main = page.getByRole('main')
    await main.getByLabel('Adresse e-mail').fill('personne@exemple.bf')
    await main.getByLabel('Mot de passe').fill('pas le bon')
    await main.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('alert')).toHaveText('Adresse e-mail ou mot de passe incorrect.')
    await expect(main.getByLabel('Adresse e-mail')).toHaveValue('personne@exemple.bf')
  })

  test('tells visitors what they can do without an account', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('main').locator('a[href="/nos-formations"]')).toBeVisible()
    await page.getByText('Mot de passe oublié').click()
    await expect(page.getByRole('link', { name: 'Choisir un autre mot de passe' })).toBeVisible()
  })
})
