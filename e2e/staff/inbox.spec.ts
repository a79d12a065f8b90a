import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { asAdministrator } from '../support/administratorSession.ts'
import { axeFaults } from '../support/axeFaults.ts'
import type { BackOffice } from '../support/backOffice.ts'
import { readInbox } from '../support/inboxApi.ts'
import { readRunningProduct } from '../support/runningProduct.ts'
import { letterTo } from '../support/sentMail.ts'
import { expect, test } from '../support/test.ts'

const number = Date.now()
const email = `client.${number}@exemple.bf`
const reply = new Date(number).toISOString()
const request = {
  nom: `=Client & Fils ${number}`,
  email,
  phone: '+22670123456',
  service: 'Conception graphique',
  message: 'Bonjour,\nnous voudrions <b>une enseigne</b> 🙂 \u202egauche.',
}

/** A quote request as the site passes it on. */
async function receive(page: Page): Promise<void> {
  const answer = await page.request.post('/api/devis', { data: { data: request } })
  expect(answer.status()).toBe(200)
}

async function open(backOffice: BackOffice): Promise<void> {
  const [message] = await readInbox('devis', 'email', email)
  await backOffice.record('devis', message?.id ?? 0)
}

/** A colleague does it, on another screen. */
async function changeMeanwhile(data: object): Promise<void> {
  const [message] = await readInbox('devis', 'email', email)
  const context = await asAdministrator(readRunningProduct().siteUrl)
  const changed = await context.patch(`/admin/api/devis/${message?.id}`, { data })
  expect(changed.status()).toBe(200)
}

test.describe('A message in the inbox', () => {
  test.describe.configure({ mode: 'serial' })

  test('is announced to the team and acknowledged to the visitor', async ({ page }) => {
    await receive(page)
    const notice = await letterTo('contact@sira.example', /Conception graphique/, email)
    expect(notice.text).toContain('> nous voudrions <b>une enseigne</b> 🙂 \u202egauche.')
    expect(notice.html).toContain('&lt;b&gt;une enseigne&lt;/b&gt;')
    const thanks = await letterTo(email, /Nous avons reçu votre demande/)
    expect(thanks.text).not.toContain('enseigne')
    expect(thanks.html).toMatch(/^<!doctype html>/)
  })

  test('is counted on the dashboard and found among the new ones', async ({ page, backOffice }) => {
    await backOffice.open()
    const card = page.getByRole('region', { name: 'Réception' }).getByRole('link', {
      name: /Demandes de devis/,
    })
    await expect(card).toContainText('à traiter')
    await card.click()
    await page.getByRole('link', { name: 'Nouveau', exact: true }).click()
    await expect(page.getByRole('link', { name: request.nom })).toBeVisible()
    await page.getByRole('link', { name: 'Clos', exact: true }).click()
    await expect(page.getByRole('link', { name: request.nom })).toHaveCount(0)
  })

  test('is found by its phone, its words without accents, and its number', async ({
    page,
    backOffice,
  }) => {
    const [message] = await readInbox('devis', 'email', email)
    for (const words of ['70 12 34 56', 'ENSEIGNÉ', `D-${message?.id}`]) {
      await backOffice.list('devis', words)
      await expect(page.getByRole('link', { name: request.nom }).first()).toBeVisible()
    }
    await backOffice.list('devis', 'personne de ce nom')
    await expect(
      page.getByPlaceholder(/^Rechercher par référence, nom, e-mail, téléphone/),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: request.nom })).toHaveCount(0)
  })

  test('is worked on: state, person, note; its words stay as they were sent', async ({
    page,
    backOffice,
  }) => {
    await open(backOffice)
    await expect(page.locator('#field-message')).toHaveValue(request.message)
    await expect(page.locator('#field-message')).toBeDisabled()
    const { promise: noteAdded, resolve: answerNow } = Promise.withResolvers<void>()
    await page.route('**/admin/collections/devis/*', async (route) => {
      if (route.request().method() === 'POST') await noteAdded
      await route.continue()
    })
    const asked = page.waitForRequest((question) => question.method() === 'POST')
    await page.locator('#field-state').getByRole('combobox').click()
    await page.getByRole('option', { name: 'En cours' }).click()
    await asked
    await page.getByRole('button', { name: 'Ajouter une note' }).click()
    // On a slow line: the answer to the first change comes right after the second.
    answerNow()
    await page.locator('#field-notes__0__text').fill('Rappelé ce matin.')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    const history = page.getByRole('region', { name: 'Historique' })
    await expect(history).toContainText('État : En cours')
    await expect(history).toContainText('Note ajoutée')
    const [kept] = await readInbox('devis', 'email', email)
    expect(kept).toMatchObject({ state: 'in_progress', message: request.message })
  })

  test('is followed by the visitor, who reads what the team writes to him', async ({
    page,
    backOffice,
  }) => {
    await open(backOffice)
    await page.getByRole('button', { name: 'Mot au visiteur' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Ce que le visiteur lit').fill('Votre devis est prêt demain.')
    await dialog.getByRole('button', { name: 'Publier dans le suivi' }).click()
    await expect(dialog).toHaveCount(0)
    const history = page.getByRole('region', { name: 'Historique' })
    await expect(history).toContainText('Votre devis est prêt demain.')
    const [kept] = await readInbox('devis', 'email', email)
    await page.goto('/suivi')
    await page.getByLabel('Référence').fill(String(kept?.reference))
    await page.getByLabel('Téléphone', { exact: true }).fill('70 12 34 56')
    await page.getByRole('button', { name: 'Voir où en est mon dossier' }).click()
    const file = page.getByRole('status')
    await expect(file).toContainText('Un mot de notre équipe')
    await expect(file).toContainText('Votre devis est prêt demain.')
    await expect(file).not.toContainText('Rappelé ce matin.')
  })

  test('is answered by e-mail from its screen', async ({ page, backOffice }) => {
    await open(backOffice)
    await page.getByRole('button', { name: 'Répondre' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Objet')).toHaveValue('Votre demande : Conception graphique')
    const text = dialog.getByLabel('Réponse', { exact: true })
    await text.fill('Un mot.')
    const template = dialog.getByLabel('Modèle')
    await template.selectOption('Nous vous appelons')
    const [kept] = await readInbox('devis', 'email', email)
    await expect(text).toHaveValue(new RegExp(`^Un mot\\.\\n\\nBonjour ${request.nom},\\n`))
    await expect(dialog.getByLabel('Objet')).toHaveValue(`Votre demande ${kept?.reference}`)
    expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
    await template.selectOption('Sans modèle')
    await expect(text).toHaveValue('Un mot.')
    await text.fill('Bonjour,\n\nVoici notre offre.')
    // Pressed by mistake, or the message is looked at once more.
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Répondre' }).click()
    await expect(dialog.getByText(/^Voici ce que vous aviez écrit à/)).toBeVisible()
    await expect(text).toHaveValue('Bonjour,\n\nVoici notre offre.')
    await expect(dialog.getByText('nous voudrions <b>une enseigne</b>')).toBeVisible()
    const programme = { name: 'Programme.pdf', mimeType: 'application/pdf' }
    await dialog
      .getByLabel('Pièces jointes')
      .setInputFiles({ ...programme, buffer: Buffer.from('%PDF-1.7 Programme %%EOF') })
    await changeMeanwhile({ state: 'new' })
    await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click()
    await expect(
      page.getByText(/Ce message a changé.*État\s: Nouveau.*encore une fois/),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click()
    // The history of the message begins with the same words.
    await expect(
      page.getByText('Réponse écrite dans un fichier : ce site n’a pas encore de serveur'),
    ).toBeVisible()
    const answer = await letterTo(email, /^Votre demande\s: Conception graphique$/)
    expect(answer.text).toContain('Voici notre offre.')
    await expect
      .poll(async () => (await readInbox('devis', 'email', email))[0]?.state)
      .toBe('in_progress')
    const history = page.getByRole('region', { name: 'Historique' })
    const download = page.waitForEvent('download')
    await history.getByRole('link', { name: programme.name }).click()
    expect((await download).suggestedFilename()).toBe(programme.name)
  })

  test('has in its history what the visitor replied on the phone', async ({ page, backOffice }) => {
    await open(backOffice)
    await page.getByRole('button', { name: 'Répondre' }).click()
    // A sent answer is no draft any more.
    await expect(page.getByRole('dialog').getByLabel('Réponse', { exact: true })).toHaveValue('')
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByRole('button', { name: 'Répondre' })).toBeFocused()
    await page.getByRole('button', { name: 'Noter une réponse' }).click()
    const dialog = page.getByRole('dialog')
    expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
    await dialog.getByLabel('Ce que le visiteur a répondu').fill('D’accord pour jeudi.')
    await dialog.getByRole('button', { name: 'Noter', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    const history = page.getByRole('region', { name: 'Historique' })
    await expect(history).toContainText('D’accord pour jeudi.')
    await expect(history).toContainText('État : En cours')

    // As what comes into the mailbox does: test/inbox/receivedReplies.
    const database = new DatabaseSync(join(readRunningProduct().dataDir, 'sira.sqlite'))
    database.prepare('update devis set replied_at = ? where email = ?').run(reply, email)
    database.close()
    await page.reload()
    await page.getByRole('button', { name: 'Réponse lue' }).click()
    await expect(history).toContainText('Réponse lue')
  })

  test('is exported with what the list shows, without a formula', async ({ page, backOffice }) => {
    await backOffice.open(`/collections/devis?where[and][0][email][equals]=${email}`)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    const path = await (await download).path()
    const csv = await (await import('node:fs/promises')).readFile(path, 'utf8')
    expect(csv.startsWith('\ufeff"Nom";"E-mail";')).toBe(true)
    expect(csv.match(/@exemple\.bf/g)).toHaveLength(1)
    expect(csv).toContain(`'${request.nom}`)
  })

  test('is erased with all that is kept of its sender, and a trace stays', async ({
    page,
    backOffice,
  }) => {
    await backOffice.list('erasures')
    await page.getByLabel('Adresse e-mail ou numéro de téléphone').fill(email.toUpperCase())
    await page.getByRole('button', { name: 'Chercher', exact: true }).click()
    await expect(page.getByText('Demandes de devis : 1', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Tout effacer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click()
    await expect(page.getByText('Tout a été effacé')).toBeVisible()
    await expect(page.getByRole('table')).toContainText('Demandes de devis : 1')
    for (const [collection, field] of [
      ['devis', 'email'],
      ['emails', 'to'],
      ['emails', 'replyTo'],
    ] as const) {
      expect(await readInbox(collection, field, email)).toEqual([])
    }
  })
})

for (const screen of ['devis', 'newsletters', 'erasures']) {
  test(`The screen ${screen} of the back office has nothing for axe to find`, async ({
    page,
    backOffice,
  }) => {
    await backOffice.list(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const ours = ['.sira-inbox-tools', '.sira-person']
    for (const part of ours) {
      if ((await page.locator(part).count()) === 0) continue
      expect(await axeFaults(page, { part })).toEqual([])
    }
  })
}
