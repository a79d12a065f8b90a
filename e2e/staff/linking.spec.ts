import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

test.describe('A link to a page of the site', () => {
  test('is found by words of its title, and made with the keys', async ({ page, backOffice }) => {
    const titre = `La foire du cuir ${Date.now()}`
    const { slug } = await backOffice.write('blogs', {
      titre,
      contenu: 'Trois jours.',
      _status: 'published',
    })
    await backOffice.blank('blogs')
    const body = page.getByRole('textbox', { name: /^Contenu/ })
    await body.click()
    await page.getByRole('button', { name: 'Lien', exact: true }).click()
    await page.keyboard.type(titre)
    await page.getByText('1 page de ce nom.').waitFor()
    expect(await axeFaults(page, { part: '.sira-link-form' })).toEqual([])
    const found = page.getByRole('button', { name: `${titre} Actualité` })
    await page.keyboard.press('ArrowDown')
    await expect(found).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(found).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(body.getByRole('link', { name: titre })).toHaveAttribute(
      'href',
      `/actualite/${slug}`,
    )
    // The editor takes the keyboard back with the next frame.
    await expect(body).toBeFocused()
    await page.keyboard.type(' Et la suite.')
    await expect(body).toHaveText(`${titre} Et la suite.`)
  })
})
