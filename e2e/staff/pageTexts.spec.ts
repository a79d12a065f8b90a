import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

test.describe('The texts of the home page', () => {
  test('are seen on the page before they are public', async ({ page, signIn }) => {
    await signIn(page)
    const original = dictionaryOf('fr').home.heading
    await page.goto('/admin/globals/page-accueil')
    await expect(page.locator('#field-heading')).toHaveValue(original)
    await expect(page.getByText('Publié, texte d’origine')).toBeVisible()
    await page.getByRole('button', { name: 'Voir la page à côté du texte' }).click()
    const shown = page
      .frameLocator('.sira-beside__page:not([aria-hidden])')
      .getByRole('heading', { level: 1 })
    await expect(shown).toHaveText(original)

    const save = page.getByRole('button', { name: 'Enregistrer le brouillon' })
    await page.locator('#field-heading').fill('Ouvert tout l’été')
    await save.click()
    await expect(shown).toHaveText('Ouvert tout l’été')
    expect(await (await page.request.get('/')).text()).toContain(original)

    await expect(page.getByText(`ce champ redonne «\u00a0${original}\u00a0»`)).toBeVisible()
    await page.locator('#field-heading').fill('')
    await save.click()
    await expect(shown).toHaveText(original)
    await page.getByRole('button', { name: 'Ne plus voir la page à côté du texte' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(await axeFaults(page, { part: '.document-fields__main' })).toEqual([])
  })

  test('and those of the menus, around a page', async ({ page, signIn }) => {
    await signIn(page)
    await page.goto('/admin/globals/page-menus')
    await page.getByRole('button', { name: 'Voir la page à côté du texte' }).click()
    const shown = page
      .frameLocator('.sira-beside__page:not([aria-hidden])')
      .getByRole('contentinfo')
      .getByRole('heading', { level: 2 })
    const title = page.locator('#field-footerServices')
    await title.fill('Nos huit métiers')
    const save = page.getByRole('button', { name: 'Enregistrer le brouillon' })
    await save.click()
    await expect(shown.filter({ hasText: 'Nos huit métiers' })).toBeVisible()
    expect(await (await page.request.get('/')).text()).not.toContain('Nos huit métiers')
    await title.fill('')
    await save.click()
    await expect(shown.filter({ hasText: dictionaryOf('fr').footer.services })).toBeVisible()
  })
})
