import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

test.describe('Where a colleague is signed in', () => {
  test('is ended by an administrator, one place at a time', async ({
    page,
    backOffice,
    colleague,
  }) => {
    const hers = await colleague('agent')
    await page.setViewportSize({ width: 390, height: 844 })
    await backOffice.record('users', hers.id)
    const end = page.getByRole('button', { name: /^Fermer la connexion/ })
    await expect(end).toHaveCount(1)
    expect(await axeFaults(page, { part: '.sira-safety' })).toEqual([])
    await end.click()
    await expect(page.getByText('Ce compte n’est connecté nulle part.')).toBeVisible()
    const after = await (await hers.page.request.get('/admin/api/users/me')).json()
    expect(after.user).toBeNull()
  })
})
