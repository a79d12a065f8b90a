import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, test } from '../support/test.ts'
import { administrator } from '../support/testSettings.ts'

const body = (page: Page, label = 'Contenu') =>
  page.getByRole('textbox', { name: new RegExp(`^${label}`) })
const saved = (page: Page) => page.getByText(/^Enregistré à \d\d:\d\d$/)

/** A published article, opened by its author. */
async function openPublished(backOffice: BackOffice): Promise<string> {
  const { page } = backOffice
  const data = {
    titre: `Un article ouvert ${Date.now()}`,
    contenu: 'Publié.',
    _status: 'published',
  }
  const { id, slug } = await backOffice.write('blogs', data)
  await backOffice.record('blogs', id)
  await body(page).click()
  await page.keyboard.press('Control+End')
  return `/actualite/${slug}`
}

test.describe('What is being written', () => {
  // Errors of Payload and Next in the console of a browser that has lost its connection.
  test.use({ expectedError: /Connexion perdue|Failed to fetch|Error submitting form/ })

  test('is saved by itself as a draft, while the writing goes on', async ({ page, backOffice }) => {
    const address = await openPublished(backOffice)
    await page.keyboard.type(' Une phrase.')
    await expect(saved(page)).toBeVisible()
    await page.keyboard.type(' Une autre.')
    await expect(page.getByText('Pas encore enregistré')).toBeVisible()
    await expect(saved(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publier (Français)' })).toBeEnabled()
    await page.reload()
    await expect(body(page)).toHaveText('Publié. Une phrase. Une autre.')
    const visitor = await page.request.get(address, { headers: { cookie: '' } })
    expect(await visitor.text()).not.toContain('Une phrase.')
  })

  test('is kept on the device without a connection, and saved when it is back', async ({
    page,
    context,
    backOffice,
  }) => {
    await openPublished(backOffice)
    await context.setOffline(true)
    await page.keyboard.type(' Hors ligne.')
    await expect(
      page.getByText('Non enregistré : connexion perdue, votre texte est gardé sur cet appareil.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(page.getByText('Connexion perdue : rien n’a été envoyé.')).toBeVisible()
    await expect(page.getByText('Failed to fetch')).toHaveCount(0)
    await context.setOffline(false)
    await expect(saved(page)).toBeVisible({ timeout: 20_000 })
    await page.reload()
    await expect(body(page)).toHaveText('Publié. Hors ligne.')
  })

  test('is offered again when its page was closed, and gone after signing out', async ({
    page,
    backOffice,
  }) => {
    page.on('dialog', (dialog) => dialog.accept())
    // Its own session, which it ends.
    await page.request.post('/admin/api/users/login', { data: administrator })
    const copies = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /copie/.test(key)))
    await backOffice.blank('faqs')
    await body(page, 'Réponse').click()
    await page.keyboard.type('Une longue réponse.')
    await expect(page.getByText('Pas encore enregistré, gardé sur cet appareil')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Le reprendre' }).click()
    await expect(body(page, 'Réponse')).toHaveText('Une longue réponse.')
    await page.locator('#field-question').fill(`Une question ${Date.now()}`)
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await page.waitForURL(({ pathname }) => /faqs\/\d+$/.test(pathname))
    expect(await copies()).toEqual([])

    await body(page, 'Réponse').click()
    await page.keyboard.type('Et')
    await expect.poll(copies).toHaveLength(1)
    await page.goto('/admin/logout')
    await page.waitForURL(/\/admin\/login/)
    expect(await copies()).toEqual([])
  })
})
