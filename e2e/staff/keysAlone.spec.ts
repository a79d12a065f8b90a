import type { Locator, Page } from '@playwright/test'
import { readInbox } from '../support/inboxApi.ts'
import { expect, test } from '../support/test.ts'

/** Goes on with one key until a control has the focus, as whoever has no mouse does. */
async function goTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await control.waitFor()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await control.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`No way to ${control} with ${key}.`)
}

async function press(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await goTo(page, control, key)
  await page.keyboard.press('Enter')
}

/** From the text back into its tools, of which one stands in the way of the tabulator. */
async function useTool(page: Page, name: string): Promise<void> {
  const toolbar = page.getByRole('toolbar').first()
  await goTo(page, toolbar.locator('[tabindex="0"]'), 'Shift+Tab')
  await press(page, toolbar.getByRole('button', { name, exact: true }), 'ArrowRight')
}

/** Twice around: the focus stays in front of the page that waits behind. */
async function staysIn(page: Page, dialog: Locator): Promise<void> {
  const stops = await dialog.locator('button, a[href], input').count()
  for (let presses = 0; presses < 2 * stops; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  }
}

test.describe('Without a mouse', () => {
  test('an article is written, published and deleted', async ({ page, backOffice }) => {
    const titre = `Écrit avec les touches ${Date.now()}`
    await backOffice.blank('blogs')
    await goTo(page, page.locator('#field-titre'))
    // At the pace of a person. With each letter Payload's form (3.90, useContextSelector) leaves React
    // work for its next task; React takes fifty such letters without a task between them, which only
    // a robot or a screen that stood still for seconds sends, for a loop (its error 185).
    await page.keyboard.type(titre, { delay: 40 })
    const body = page.getByRole('textbox', { name: /^Contenu/ })
    await goTo(page, body)
    await page.keyboard.type('Voici ')
    await useTool(page, 'Lien')
    await page.keyboard.type('/formations')
    await page.keyboard.press('Enter')
    await expect(body).toBeFocused()
    await expect(body.getByRole('link')).toHaveAttribute('href', '/formations')

    await useTool(page, 'Image de la médiathèque')
    const drawer = page.locator('dialog.list-drawer')
    const picture = drawer.locator('tbody button').first()
    await picture.waitFor()
    await expect(drawer.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    const tool = page.getByRole('button', { name: 'Image de la médiathèque' })
    await expect(tool).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, picture)
    await page.keyboard.type('Un marché')
    await goTo(page, page.getByLabel('Légende, sous l’image (facultative)'))
    await page.keyboard.type('À Kaya')
    await page.keyboard.press('Enter')
    await expect(body.getByRole('img')).toBeVisible()
    await expect(body.getByText('À Kaya')).toBeVisible()
    await expect(body).toBeFocused()
    await page.keyboard.type('La suite')

    await press(page, page.getByRole('button', { name: 'Publier (Français)' }), 'Shift+Tab')
    await page.waitForURL(/\/blogs\/\d+/)
    const slug = await page.locator('#field-slug').inputValue()
    const read = async () => (await page.request.get(`/actualite/${slug}`)).text()
    await expect.poll(read).toMatch(/À Kaya<\/figcaption><\/figure>\s*<p>La suite<\/p>/)

    const menu = page.getByRole('button', { name: 'Autres actions' })
    const cancel = page.locator('#confirm-cancel')
    for (const leave of ['Escape', 'Enter']) {
      await goTo(page, menu, 'Shift+Tab')
      await page.keyboard.press('Enter')
      await press(page, page.locator('#action-delete'), 'ArrowDown')
      await expect(cancel).toBeFocused()
      await staysIn(page, page.locator('dialog[open]'))
      await goTo(page, cancel)
      await page.keyboard.press(leave)
      await expect(cancel).toHaveCount(0)
      await expect(menu).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await press(page, page.locator('#action-delete'), 'ArrowDown')
    await press(page, page.locator('#confirm-action'))
    await page.waitForURL(/\/collections\/blogs$/)
  })

  test('several records are chosen, and kept after all', async ({ page, backOffice }) => {
    const titre = `Gardé avec les touches ${Date.now()}`
    await backOffice.write('blogs', { titre, contenu: 'Un texte.' })
    await backOffice.list('blogs', titre)
    await goTo(page, page.getByRole('checkbox', { name: `Choisir : ${titre}` }))
    await page.keyboard.press('Space')
    const several = page.locator('.list-selection').getByRole('button', { name: 'Supprimer' })
    await press(page, several, 'Shift+Tab')
    await expect(page.locator('#confirm-cancel')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(several).toBeFocused()
  })

  test('requests are answered one after the other', async ({ page, backOffice }) => {
    const number = Date.now()
    const asked = { service: 'Conception graphique', phone: '+22670123456', message: 'Bonjour.' }
    for (const one of ['première', 'seconde']) {
      const data = { nom: `La ${one} ${number}`, email: `${one}.${number}@exemple.bf`, ...asked }
      expect((await page.request.post('/api/devis', { data: { data } })).status()).toBe(200)
    }
    const query = `where[and][0][state][equals]=new&sort=createdAt&search=${number}`
    await backOffice.open(`/collections/devis?${query}`)
    await press(page, page.getByRole('link', { name: `La première ${number}` }))
    const answer = page.getByRole('button', { name: 'Répondre' })
    await goTo(page, answer)
    for (const then of ['Demande suivante (1)', 'Retour à la liste']) {
      await expect(answer).toBeFocused()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel('Réponse', { exact: true })).toBeFocused()
      await page.keyboard.type('Bonjour,\n\nVoici notre offre.')
      await press(page, dialog.getByRole('button', { name: 'Envoyer la réponse' }))
      const link = page.getByRole('link', { name: then })
      await expect(link).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await page.waitForURL(/\/collections\/devis\?/)
    const [first] = await readInbox('devis', 'email', `première.${number}@exemple.bf`)
    // Without a mail server no answer has left yet.
    expect(first).toMatchObject({ state: 'in_progress', assignee: expect.anything() })
    await expect(page.getByRole('link', { name: new RegExp(String(number)) })).toHaveCount(0)
  })

  test('a note is begun, and saved where one goes on writing', async ({ page, backOffice }) => {
    const email = `note.${Date.now()}@exemple.bf`
    const data = { nom: 'Salif', email, service: 'Autres', message: 'Bonjour.' }
    await page.request.post('/api/devis', { data: { data } })
    const [request] = await readInbox('devis', 'email', email)
    await backOffice.record('devis', request?.id ?? 0)
    await press(page, page.locator('#field-notes .array-field__add-row'))
    const note = page.locator('#field-notes__0__text')
    await expect(note).toBeFocused()
    await page.keyboard.type('Rappelé')
    const state = page.locator('#field-state input').first()
    await goTo(page, state)
    await page.keyboard.type('En cours')
    await page.keyboard.press('Enter')
    const next = page.getByRole('link', { name: /^Demande suivante|^Retour à la liste/ })
    await page.keyboard.press('Control+s')
    await expect(next).toBeVisible()
    await expect(state).toBeFocused()
    await goTo(page, note, 'Shift+Tab')
    await page.keyboard.press('End')
    await page.keyboard.type(' à midi')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.keyboard.press('Control+s')
    await saved
    await expect(page.locator('.sira-history').getByText('Note modifiée')).toBeVisible()
    await expect(note).toBeFocused()
    await page.keyboard.type('.')
    await expect(note).toHaveValue('Rappelé à midi.')
  })

  test('a line of an estimate is written as soon as it is added', async ({ page, backOffice }) => {
    await backOffice.blank('estimations')
    const add = page.locator('#field-lignes > .array-field__add-row')
    for (const line of [0, 1]) {
      await press(page, add)
      await expect(page.locator(`#field-lignes__${line}__designation`)).toBeFocused()
      await page.keyboard.type('Une journée')
    }
  })
})
