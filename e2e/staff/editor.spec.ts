import type { Locator, Page } from '@playwright/test'
import { BackOffice } from '../support/backOffice.ts'
import { expect, test } from '../support/test.ts'

/** The text area of a body, by the label in front of it. */
function body(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: new RegExp(`^${label}`) })
}

/** Writes at the end, as a person does: with the keys, where the cursor is put. */
async function goOnWriting(page: Page, label: string, text: string): Promise<void> {
  await body(page, label).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

async function save(page: Page, button: string): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => /\/admin\/api\//.test(answer.url()) && answer.request().method() === 'PATCH',
  )
  await page.getByRole('button', { name: button, exact: true }).click()
  expect((await answered).status()).toBe(200)
}

const draftButton = 'Enregistrer le brouillon'
const records = [
  { type: 'blogs', title: 'titre', text: 'Contenu', button: draftButton },
  { type: 'formations', title: 'Theme', text: 'Description', button: draftButton },
  { type: 'faqs', title: 'question', text: 'Réponse', button: 'Enregistrer' },
  { type: 'letters', title: 'subject', text: 'Texte', button: 'Enregistrer' },
]

test.describe('The text of a record is written on', () => {
  for (const { type, title, text, button } of records) {
    test(`after its first save, and what was added is kept: ${type}`, async ({
      page,
      backOffice,
    }) => {
      await backOffice.blank(type)
      await page.locator(`#field-${title}`).fill(`Écrire puis continuer ${Date.now()}`)
      await body(page, text).fill('Un premier paragraphe.')
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.waitForURL(({ pathname }) => /\/\d+$/.test(pathname))
      await goOnWriting(page, text, ' La suite.')
      await save(page, button)
      await page.reload()
      await expect(body(page, text)).toHaveText('Un premier paragraphe. La suite.')
    })
  }

  /** An article that was saved twice, so that it has an earlier version. */
  async function savedTwice(backOffice: BackOffice): Promise<number> {
    const text = { titre: `Un article repris ${Date.now()}`, contenu: 'Le premier état.' }
    const { id } = await backOffice.write('blogs', text, { draft: true })
    await backOffice.change('blogs', id, { contenu: 'Le second état.' }, { draft: true })
    return id
  }

  test('after Ctrl+S, without a click, on a phone', async ({ page, backOffice }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await backOffice.record('blogs', await savedTwice(backOffice))
    await goOnWriting(page, 'Contenu', ' Un.')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Brouillon enregistré avec succès')).toBeVisible()
    await expect(body(page, 'Contenu')).toBeFocused()
    await page.keyboard.type(' Deux.')
    await expect(body(page, 'Contenu')).toHaveText('Le second état. Un. Deux.')
  })

  for (const { label, field } of [
    { label: 'the text', field: 'contenu' },
    { label: 'the title', field: 'titre' },
  ]) {
    test(`after Ctrl+S in a new record, which leads to another screen: ${label}`, async ({
      page,
      backOffice,
    }) => {
      await backOffice.blank('blogs')
      await page.locator('#field-titre').fill(`Écrit d’un trait ${Date.now()}`)
      await body(page, 'Contenu').fill('Un début')
      const written = page.locator(`#field-${field}`)
      await written.click()
      await page.keyboard.press('Control+End')
      await page.keyboard.press('Control+s')
      await page.waitForURL(({ pathname }) => /\/\d+$/.test(pathname))
      await expect(page.locator(`#field-${field}`)).toBeFocused()
      await page.keyboard.type(', et la suite')
      const text = page.locator(`#field-${field}`)
      const read = () => text.evaluate((node) => ('value' in node ? node.value : node.textContent))
      await expect.poll(read).toMatch(/(un début|Écrit d’un trait \d+), et la suite$/i)
    })
  }

  test('after its first save, though its title has two spaces, of which a tab shows one', async ({
    page,
    backOffice,
  }) => {
    await backOffice.blank('blogs')
    const title = page.locator('#field-titre')
    await title.fill(`Deux  espaces ${Date.now()}`)
    await page.keyboard.press('Control+s')
    await page.waitForURL(({ pathname }) => /\/\d+$/.test(pathname))
    await expect(page).toHaveTitle(/^Deux espaces \d+ · Sira$/)
    await title.press('End')
    await page.keyboard.type(', et la suite')
    await expect(title).toHaveValue(/^Deux {2}espaces \d+, et la suite$/)
  })

  test('with its tools in reach on a phone, however high the bar above them is', async ({
    page,
    backOffice,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const contenu = Array.from({ length: 40 }, (_, at) => `Le paragraphe ${at}.`).join('\n\n')
    const titre = `Un long texte ${Date.now()}`
    const { id } = await backOffice.write('blogs', { titre, contenu }, { draft: true })
    await backOffice.record('blogs', id)
    await goOnWriting(page, 'Contenu', ' Un mot.')
    await expect(page.getByRole('status').filter({ hasText: /nregistré/ })).toBeVisible()
    const tool = page.getByRole('toolbar').getByRole('button', { name: 'Gras' })
    const isUncovered = () =>
      tool.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect()
        return node.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    await expect.poll(isUncovered).toBe(true)
  })

  test('where a picture is chosen, which stays, and whose words can be changed', async ({
    page,
    backOffice,
  }) => {
    const titre = `Une image choisie ${Date.now()}`
    const { docs } = await (await page.request.get('/admin/api/media?limit=1&depth=0')).json()
    const contenu = `![Un étal](${docs[0].url} "À Kaya")`
    const { id } = await backOffice.write('blogs', { titre, contenu }, { draft: true })
    await backOffice.record('blogs', id)
    const text = body(page, 'Contenu')
    const picture = text.getByRole('img', { name: 'Un étal' })
    const words = page.getByRole('dialog', { name: 'Mots de l’image' })
    // Two clicks at one place would be a double click.
    for (const [button, at] of [
      ['Changer', 20],
      ['Annuler', 60],
    ] as const) {
      await picture.click({ position: { x: at, y: at } })
      await page.getByRole('button', { name: 'Mots de l’image' }).click()
      await words.getByLabel(/^Légende/).fill(`${button} à Dori`)
      await words.getByRole('button', { name: button }).click()
      await expect(words).toHaveCount(0)
      await page.keyboard.type(`Après ${button}`)
      await expect(text.locator('p').nth(1)).toHaveText(`Après ${button}`)
    }
    await expect(picture).toBeVisible()
    await expect(text.getByText('Changer à Dori')).toBeVisible()
  })

  test('after Ctrl+S, in any other field', async ({ page, backOffice }) => {
    await backOffice.record('blogs', await savedTwice(backOffice))
    const title = page.locator('#field-titre')
    await title.fill('Un titre')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Brouillon enregistré avec succès')).toBeVisible()
    await expect(title).toBeFocused()
    await page.keyboard.type(', et la suite')
    await expect(title).toHaveValue('Un titre, et la suite')
    // A list to choose from is not closed but made anew.
    const category = page.locator('#field-category').getByRole('combobox')
    await category.press('ArrowDown')
    await page.keyboard.press('Enter')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.keyboard.press('Control+s')
    expect((await saved).status()).toBe(200)
    await expect(category).toBeFocused()
  })

  test('in a copy of it', async ({ page, backOffice }) => {
    const id = await savedTwice(backOffice)
    await backOffice.record('blogs', id)
    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: 'Dupliquer', exact: true }).click()
    await page.waitForURL(
      (url) => /blogs\/\d+/.test(url.pathname) && !url.pathname.endsWith(`/${id}`),
    )
    await goOnWriting(page, 'Contenu', ' Dans la copie.')
    await save(page, draftButton)
    await page.reload()
    await expect(body(page, 'Contenu')).toHaveText('Le second état. Dans la copie.')
  })

  test('after an earlier version was restored', async ({ page, backOffice }) => {
    const id = await savedTwice(backOffice)
    const answer = await page.request.get(
      `/admin/api/blogs/versions?where[parent][equals]=${id}&sort=createdAt&depth=0`,
    )
    const version = (await answer.json()).docs[0].id
    await page.goto(`/admin/collections/blogs/${id}/versions/${version}`)
    await page.getByRole('button', { name: 'Reprendre cette version' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
    await page.waitForURL(({ pathname }) => pathname.endsWith(`/blogs/${id}`))
    await goOnWriting(page, 'Contenu', ' Puis complété.')
    await save(page, draftButton)
    await page.reload()
    await expect(body(page, 'Contenu')).toHaveText('Le premier état. Puis complété.')
  })

  test('after it was taken over from a colleague', async ({ page, backOffice, colleague }) => {
    const id = await savedTwice(backOffice)
    const awa = await colleague('editor')
    await new BackOffice(awa.page).record('blogs', id)
    await goOnWriting(awa.page, 'Contenu', ' Et puis')
    const locks = `/admin/api/payload-locked-documents?where[document.value][equals]=${id}`
    const held = async () => (await (await page.request.get(locks)).json()).totalDocs
    await expect.poll(held).toBe(1)
    // Her line breaks off, so that she neither saves nor leaves.
    await awa.context.setOffline(true)
    await backOffice.record('blogs', id)
    await page.getByRole('button', { name: 'Prendre sa place' }).click()
    // The screen is drawn again, some time after the dialog has gone.
    await expect(async () => {
      await body(page, 'Contenu').click()
      await page.keyboard.press('Control+a')
      await page.keyboard.type('À mon tour.')
      await expect(page.getByRole('button', { name: draftButton })).toBeEnabled({ timeout: 2000 })
    }).toPass()
    await save(page, draftButton)
    await page.reload()
    await expect(body(page, 'Contenu')).toHaveText('À mon tour.')
  })
})
