import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

test.describe('The journal', () => {
  test('tells an administrator who wrote what, and leads there', async ({ page, backOffice }) => {
    const question = `Où se garer ${Date.now()}`
    const { id } = await backOffice.write('faqs', { question, reponse: 'Devant.' })
    await backOffice.list('journal')
    const act = page.getByRole('combobox', { name: 'Acte', exact: true })
    await act.selectOption('Création')
    await page.getByRole('button', { name: 'Montrer', exact: true }).click()
    await page.waitForURL(/created/)
    await expect(act).toHaveValue('created')
    const line = page.getByRole('link', { name: new RegExp(question) })
    await expect(line).toHaveAttribute('href', `/admin/collections/faqs/${id}`)
    expect(await axeFaults(page, { part: '.sira-audit' })).toEqual([])
  })
})
