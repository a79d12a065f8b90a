import type { Page } from '@playwright/test'
import { readArticles } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

/** What a visitor sees now: a page of the site without the tester's cookies. */
async function siteShows(page: Page, path: string, text: string): Promise<boolean> {
  const response = await page.request.get(path, { headers: { cookie: '' } })
  return (await response.text()).includes(text)
}

/** Within 2 seconds of the click in the back office. */
const atOnce = { timeout: 2000, intervals: [50] }

test.describe('An article in the back office', () => {
  test.describe.configure({ mode: 'serial' })
  const title = `Ouverture du centre de Banfora ${Date.now() % 100_000}`
  const editedTitle = title.replace('Ouverture', 'Inauguration')
  const cut = (text: string) => text.slice(0, 30)
  let address = ''
  let editScreen = ''

  test('saved as a draft shows nowhere', async ({ page, backOffice }) => {
    await backOffice.blank('blogs')
    await page.locator('#field-titre').fill(title)
    await page.getByRole('textbox', { name: /^Contenu/ }).fill('Le centre ouvre ses portes.')
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await page.waitForURL(/\/admin\/collections\/blogs\/\d+/)
    editScreen = new URL(page.url()).pathname.replace('/admin', '')
    await expect(page.locator('#field-slug')).toHaveValue(/ouverture-du-centre-de-banfora/)
    address = `/actualite/${await page.locator('#field-slug').inputValue()}`

    expect((await page.request.get(address)).status()).toBe(404)
    for (const path of ['/', '/nos-actualites']) {
      expect(await siteShows(page, path, cut(title)), path).toBe(false)
    }
    expect((await readArticles()).map(({ attributes }) => attributes.titre)).not.toContain(title)
  })

  test('can be previewed by its author, and by nobody else', async ({ page, browser, signIn }) => {
    await signIn(page)
    const preview = `/apercu/blogs/${/(\d+)\/?$/.exec(editScreen)?.[1]}`
    await page.goto(preview)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('cette page n’est visible que par l’équipe')).toBeVisible()

    const stranger = await browser.newContext()
    const response = await stranger.request.get(new URL(preview, page.url()).href)
    expect(response.status()).toBe(403)
    expect(await response.text()).not.toContain(title)
    await stranger.close()
  })

  test('published is on the site within 2 seconds', async ({ page, backOffice }) => {
    await backOffice.open(editScreen)
    const saved = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PATCH' && answer.url().includes('/admin/api/blogs/'),
    )
    await page.getByRole('button', { name: 'Publier (Français)' }).click()
    expect((await saved).status()).toBe(200)
    await expect.poll(async () => (await page.request.get(address)).status(), atOnce).toBe(200)
    for (const path of ['/', '/nos-actualites', address]) {
      await expect.poll(() => siteShows(page, path, cut(title)), atOnce).toBe(true)
    }
    await page.goto('/')
    await expect(page.getByRole('contentinfo').locator(`a[href="${address}"]`)).toBeVisible()
    await page.goto('/nos-actualites')
    await expect(page.getByRole('main').locator(`a[href="${address}"]`).first()).toBeVisible()
  })

  test('edited changes in the list, the footer and the article', async ({ page, backOffice }) => {
    await backOffice.open(editScreen)
    await page.locator('#field-titre').fill(editedTitle)
    await page.getByRole('button', { name: 'Publier (Français)' }).click()
    await expect
      .poll(() => siteShows(page, address, editedTitle), { timeout: 10_000, intervals: [50] })
      .toBe(true)
    for (const path of ['/', '/nos-actualites']) {
      await expect.poll(() => siteShows(page, path, cut(editedTitle)), atOnce).toBe(true)
      expect(await siteShows(page, path, cut(title)), path).toBe(false)
    }
  })

  test('with unpublished changes stays as it was published', async ({ page, backOffice }) => {
    await backOffice.open(editScreen)
    await page.locator('#field-titre').fill('Un titre pas encore public')
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(page.getByText('Brouillon enregistré avec succès')).toBeVisible()
    for (const path of ['/', '/nos-actualites', address]) {
      expect(await siteShows(page, path, 'Un titre pas encore public'), path).toBe(false)
      expect(await siteShows(page, path, cut(editedTitle)), path).toBe(true)
    }
  })

  test('unpublished is gone from everywhere', async ({ page, backOffice }) => {
    await backOffice.open(editScreen)
    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: 'Dépublier' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
    await expect
      .poll(async () => (await page.request.get(address)).status(), { timeout: 10_000 })
      .toBe(404)
    for (const path of ['/', '/nos-actualites']) {
      await expect.poll(() => siteShows(page, path, cut(editedTitle)), atOnce).toBe(false)
    }
  })
})
