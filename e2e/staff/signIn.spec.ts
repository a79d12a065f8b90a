import { expect, test } from '../support/test.ts'
import { administrator } from '../support/testSettings.ts'

test.describe('The door of the back office (issue 2)', () => {
  test('speaks French and lets nobody register', async ({ page }) => {
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    const response = await page.request.post('/admin/api/users', {
      data: { email: 'intrus@exemple.bf', password: 'un-mot-de-passe-long' },
    })
    expect(response.status()).toBe(403)
  })

  test('stays closed to a wrong password, in a sentence', async ({ page }) => {
    await page.goto('/admin/login')
    await page.getByLabel(/e-?mail/i).fill(administrator.email)
    await page.locator('input[type="password"]').fill('pas le bon')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText(/incorrect/i)).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/login/)
  })

  test('asks nothing of any other host', async ({ page, signIn, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await signIn(page)
    await page.goto('/admin/collections/blogs')
    await expect(page.getByRole('table')).toBeVisible()
    const elsewhere = asked.filter(
      (url) => !url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url),
    )
    expect(elsewhere).toEqual([])
  })
})
