import type { Page } from '@playwright/test'
import { axeFaults } from '../support/axeFaults.ts'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 390, height: 844 }
const saved = (page: Page) => page.getByText(/^Enregistré à \d\d:\d\d$/)
const text = (page: Page, label: string, language = 'anglais') =>
  page.getByRole('textbox', { name: `${label} en ${language}` })

/** A published article with its English text, whose French has changed since. */
async function outdated(backOffice: BackOffice): Promise<{ id: number; slug: string }> {
  const titre = `Une foire à Kaya ${Date.now()}`
  const french = { titre, contenu: 'Trois jours.', _status: 'published' }
  const { id, slug } = await backOffice.write('blogs', french)
  const { page } = backOffice
  const english = { titre: 'A fair in Kaya', contenu: 'Three days.', _status: 'published' }
  await page.request.patch(`/admin/api/blogs/${id}?locale=en`, { data: english })
  const changed = { contenu: 'Quatre jours.', _status: 'published' }
  await page.request.patch(`/admin/api/blogs/${id}?locale=fr`, { data: changed })
  return { id, slug }
}

test.describe('Whoever translates', () => {
  test('is led from the first screen to what waits, and sees what the French has become', async ({
    page,
    backOffice,
  }) => {
    const { id, slug } = await outdated(backOffice)
    await backOffice.open()
    const summary = page.getByRole('region', { name: 'Traductions' })
    await expect(summary.getByText(/^\d+ %$/)).toHaveCount(2)
    await summary
      .getByRole('link', { name: /^Actualités\s: \d+ à traduire$/ })
      .first()
      .click()
    await page.waitForURL(/traductions\?langue=en&type=blogs/)
    const row = page.getByRole('listitem').filter({ hasText: 'Une foire à Kaya' }).first()
    await expect(row).toContainText('à revoir')
    expect(await axeFaults(page, { part: '.sira-work' })).toEqual([])

    await page.goto(`/admin/traductions/en/blogs/${id}`)
    const body = page.getByRole('region', { name: 'Contenu en anglais' })
    await expect(body.getByRole('deletion')).toContainText(['Barré', 'Trois'])
    await expect(body.getByRole('insertion')).toContainText(['Souligné', 'Quatre'])
    await text(page, 'Contenu').click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Four days.')
    await expect(saved(page)).toBeVisible()
    await expect(body).toContainText('à jour')

    const visitor = async () =>
      (await page.request.get(`/en/actualite/${slug}`, { headers: { cookie: '' } })).text()
    expect(await visitor()).toContain('Three days.')
    await page.getByRole('button', { name: 'Publier (Anglais)' }).click()
    await expect.poll(visitor).toContain('Four days.')
    await page.getByRole('button', { name: 'Retirer du site' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer du site' }).click()
    await expect.poll(visitor).toContain('Quatre jours.')
    expect(await visitor()).not.toContain('Four days.')
  })

  test('saves and publishes by hand while the French waits for its day', async ({
    page,
    backOffice,
  }) => {
    const { id, slug } = await outdated(backOffice)
    await backOffice.change('blogs', id, { contenu: 'Cinq jours.' }, { draft: true })
    const at = `${new Date().getUTCFullYear() + 1}-03-09T07:30:00.000Z`
    await page.request.post(`/admin/api/blogs/${id}/plans`, { data: { type: 'publish', at } })
    await page.goto(`/admin/traductions/en/blogs/${id}`)
    const write = async (words: string) => {
      await text(page, 'Contenu').click()
      await page.keyboard.press('Control+A')
      await page.keyboard.type(words)
    }
    await write('Four days, we think.')
    // By itself nothing is saved: on that day it would be published.
    await expect(page.getByRole('alert').getByText(/^Non enregistré/)).toHaveText(
      /une publication est prévue\. Enregistrez vous-même ce qui doit paraître\. Votre texte est gardé sur cet appareil\.$/,
    )
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(text(page, 'Contenu')).toHaveText('Four days, we think.')

    await write('Four days.')
    await page.getByRole('button', { name: 'Publier (Anglais)' }).click()
    await expect(page.getByText(/^Anglais\s: c’est sur le site\.$/)).toBeVisible()
    const visitor = await page.request.get(`/en/actualite/${slug}`, { headers: { cookie: '' } })
    expect(await visitor.text()).toContain('Four days.')
    await backOffice.record('blogs', id)
    await expect(page.getByText(/^Sera publié le/)).toBeVisible()
  })

  test('writes below the French on a phone, from the other side in Arabic, and loses nothing', async ({
    page,
    backOffice,
  }) => {
    await page.setViewportSize(phone)
    const data = { question: `Où se tient la foire ? ${Date.now()}`, reponse: '<p>À Kaya.</p>' }
    const { id } = await backOffice.write('faqs', data)
    await backOffice.open(`/traductions/ar/faqs/${id}`)
    const question = text(page, 'Question', 'arabe')
    await expect(question).toHaveAttribute('dir', 'rtl')
    await question.fill('أين المعرض؟')
    await expect(page.getByText('Pas encore enregistré, gardé sur cet appareil')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Le reprendre' }).click()
    await expect(question).toHaveValue('أين المعرض؟')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(saved(page)).toBeVisible()
    const answer = page.getByRole('region', { name: 'Réponse en arabe' })
    await answer.getByRole('button', { name: 'Le français convient' }).click()
    await expect(answer).toContainText('à jour')
    await expect(page.getByText(/^Arabe\s: 2 sur 2 à jour/)).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(phone.width)
    expect(await axeFaults(page, { part: '.sira-desk-page' })).toEqual([])
  })

  test('finds everything in lists by its French title, whatever language is open', async ({
    page,
    backOffice,
  }) => {
    const titre = `Sans traduction ${Date.now()}`
    const { id } = await backOffice.write('blogs', { titre }, { draft: true })
    await backOffice.open(`/collections/blogs/${id}?locale=ar`)
    await expect(page.getByRole('button', { name: 'Publier (Arabe)' })).toBeVisible()
    await backOffice.list('blogs')
    const row = page.locator('table tbody tr').filter({ hasText: titre })
    await expect(row).toContainText(/Anglais\s: à traduire/)
  })
})
