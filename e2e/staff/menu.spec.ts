import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

test.describe('The menu of the back office', () => {
  test('stands open beside the screen, sorted by what people do', async ({ page, backOffice }) => {
    await backOffice.list('commandes')
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    await expect(menu.locator('.sira-section__link')).toHaveText([
      'Aujourd’hui',
      'Dossiers',
      'Clients',
      'Caisse',
      'Agenda',
      'Site',
      'Réglages',
    ])
    // The section of this screen shows its others; the rest opens by its arrow, and stays where one is.
    await expect(menu.getByRole('link', { name: 'Reçus' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Commandes' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(menu.getByRole('link', { name: 'Livres' })).toBeHidden()
    await menu.getByRole('button', { name: 'Écrans de «\u00a0Site\u00a0»' }).press('Enter')
    await expect(menu.getByRole('link', { name: 'Livres' })).toBeVisible()
    await menu.getByRole('link', { name: 'Petites listes' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Types de contrat' }).click()
    await expect(page.getByRole('heading', { name: 'Types de contrat', level: 1 })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Petites listes' })).toBeVisible()
    expect(await axeFaults(page, { part: '.sira-menu' })).toEqual([])
  })

  test('is a bar at the bottom of a phone, and leaves a record its height', async ({
    page,
    backOffice,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await backOffice.list('faqs')
    const bar = page.getByRole('navigation', { name: 'Menu du bas' })
    await expect(bar.getByRole('link')).toHaveText(['Aujourd’hui', 'Dossiers', 'Clients', 'Caisse'])
    await bar.getByRole('button', { name: 'Plus' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    await menu.getByRole('link', { name: 'Livres' }).click()
    await expect(page.getByRole('heading', { name: 'Livres', level: 1 })).toBeVisible()
    await expect(menu).toBeHidden()

    await page.getByRole('link', { name: 'Le CV d’une page' }).click()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
    await expect(bar).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })

  test('has only what a role works with, and its first act on top', async ({ colleague }) => {
    const first = { editor: 'Écrire une actualité', agent: 'Saisir un appel', cashier: 'Encaisser' }
    for (const role of ['editor', 'agent', 'cashier'] as const) {
      const { page } = await colleague(role)
      await page.goto('/admin')
      const acts = page.getByRole('navigation', { name: 'Actions rapides' })
      await expect(acts.getByRole('link').first()).toHaveText(first[role])
      if (role === 'cashier') {
        await acts.getByRole('link', { name: first.cashier }).click()
        await expect(page.getByRole('dialog', { name: 'Vendre au guichet' })).toBeVisible()
        await page.goto('/admin')
      }
      const reglages = page.locator('.sira-section__link', { hasText: 'Réglages' })
      await expect(reglages).toHaveCount(role === 'editor' ? 0 : 1)
    }
  })
})
