import type { Page } from '@playwright/test'
import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

const body = (page: Page) => page.getByRole('textbox', { name: /^Contenu/ })
const framed = (page: Page) => page.frameLocator('.sira-beside__page:not([aria-hidden])')

test.describe('The page of the site beside the text', () => {
  test('follows what is written, in the language that is written in', async ({
    page,
    backOffice,
  }) => {
    const { id } = await backOffice.write('blogs', {
      titre: 'Une foire à Kaya',
      contenu: 'Trois jours.',
      _status: 'published',
    })
    await backOffice.record('blogs', id)
    const publicPage = page.getByRole('link', { name: /^Français\s: ouvrir la page publique$/ })
    await expect(publicPage).toHaveAttribute('href', /^\/actualite\/une-foire-a-kaya/)
    await page.getByRole('button', { name: 'Voir la page à côté du texte' }).click()
    const shown = framed(page)
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Une foire à Kaya')
    await expect(shown.getByText('Brouillon :')).toHaveCount(0)

    await body(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Et trois nuits.')
    await expect(page.getByText(/^Enregistré à \d\d:\d\d$/)).toBeVisible()
    await expect(shown.getByText('Trois jours. Et trois nuits.')).toBeVisible()

    const english = { titre: 'A fair in Kaya' }
    await page.request.patch(`/admin/api/blogs/${id}?locale=en&draft=true`, { data: english })
    await page.goto(`/admin/collections/blogs/${id}?locale=en`)
    // Whoever had it open finds it open.
    await expect(framed(page).getByRole('heading', { level: 1 })).toHaveText('A fair in Kaya')
    // The language stays for the next record that this person opens.
    await page.goto(`/admin/collections/blogs/${id}?locale=fr`)
    await page.getByRole('button', { name: 'Ne plus voir la page à côté du texte' }).click()
    await expect(page.locator('.sira-beside')).toHaveCount(0)
  })

  test('takes the place of the text on a phone, when it is asked for', async ({
    page,
    backOffice,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const { id } = await backOffice.write('blogs', {
      titre: 'Une foire à Kaya',
      contenu: 'Trois jours.',
    })
    await backOffice.record('blogs', id)
    await expect(body(page)).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(await axeFaults(page, { part: '.sira-beside' })).toEqual([])
    await page.getByRole('button', { name: 'Voir la page' }).click()
    await expect(framed(page).getByRole('heading', { level: 1 })).toHaveText('Une foire à Kaya')
    await expect(body(page)).toBeHidden()
    await page.getByRole('button', { name: 'Écrire', exact: true }).click()
    await expect(body(page)).toHaveText('Trois jours.')
  })
})
