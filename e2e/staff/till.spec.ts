import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { readRunningProduct } from '../support/runningProduct.ts'
import { expect, test } from '../support/test.ts'

const arabic = dictionaryOf('ar').order
const phone = '+22676112233'
const transaction = `TC${Date.now()}`

interface Placed {
  reference: string
}

/** A plan that somebody in Arabic has ordered, and says to have paid by transfer. */
async function declared({ request }: Page): Promise<Placed> {
  const lignes = [{ nature: 'formule', code: 'mensuel' }]
  const asked = { nom: 'Zeinab', phone, locale: 'ar', mode: 'mobile_money', lignes }
  const answer = await request.post('/api/commandes', { data: { data: asked } })
  const { data } = (await answer.json()) as { data: { attributes: Placed } }
  const { reference } = data.attributes
  const claim = { commande: reference, phone, operateur: 'orange_money', transaction }
  const claimed = await request.post('/api/paiements', { data: { data: claim } })
  expect(claimed.status(), await claimed.text()).toBe(200)
  return data.attributes
}

test.describe('The till of the staff', () => {
  test('what a customer declared is confirmed with a reason; her page shows it by itself, with the receipt', async ({
    page,
    backOffice,
    browser,
  }) => {
    const { reference } = await declared(page)
    const context = await browser.newContext({
      baseURL: readRunningProduct().siteUrl,
      viewport: { width: 360, height: 740 },
    })
    const hers = await context.newPage()
    await hers.goto(`/ar/commandes/${reference}`)
    await hers.getByLabel(dictionaryOf('ar').form.phone, { exact: true }).fill('76 11 22 33')
    await hers.getByRole('button', { name: arabic.open }).click()
    await expect(hers.getByRole('main')).toContainText(transaction)

    await backOffice.open('/ventes')
    const toCheck = page.getByRole('region', { name: 'À vérifier' })
    const waiting = toCheck.getByRole('listitem').filter({ hasText: reference })
    await expect(waiting).toContainText(transaction)
    expect(await axeFaults(page)).toEqual([])
    await waiting.getByRole('button', { name: 'Confirmer le paiement' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Montant reçu (FCFA)')).toHaveValue('9900')
    await dialog.getByLabel('Pourquoi (pour l’équipe)').fill('Vu sur le relevé')
    await dialog.getByRole('button', { name: 'Confirmer le paiement' }).click()
    await expect(waiting).toHaveCount(0)

    await expect(hers.getByRole('main')).toContainText(arabic.states.payée)
    const [file] = await Promise.all([
      hers.waitForEvent('download'),
      hers.getByRole('link', { name: /PDF/ }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text).toContain(reference)
    expect(text).toContain('9,900')
    expect(text.replaceAll(/[\s\u200e]/g, '')).toContain(phone)
    await context.close()
  })

  test('a burst of orders of one phone is cancelled at once, from the desk of any of them', async ({
    page,
    backOffice,
  }) => {
    const lignes = [{ nature: 'formule', code: 'mensuel' }]
    const asked = { nom: 'Inconnu', phone: '+22676998811', mode: 'especes_agence', lignes }
    const orders: number[] = []
    for (let number = 0; number < 3; number += 1) {
      const answer = await page.request.post('/api/commandes', { data: { data: asked } })
      orders.push(((await answer.json()) as { data: { id: number } }).data.id)
    }
    await backOffice.open(`/collections/commandes/${orders[1]}`)
    const desk = page.getByRole('region', { name: 'Caisse' })
    const label = 'Annuler les 3 commandes impayées de ce téléphone'
    await desk.getByRole('button', { name: label }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('regardez les noms')
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: label }).click()
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('Pourquoi (pour l’équipe)').fill('Numéro inventé')
    await dialog.getByRole('button', { name: label }).click()
    await expect(page.getByText('Commandes annulées\u00a0: 3.')).toBeVisible()
    await expect(desk.getByText('Annulée', { exact: true })).toBeVisible()
    await expect(desk.getByRole('button', { name: label })).toHaveCount(0)
  })
})

test('The cashier counts the drawer on a phone, says why it differs, and the day is closed', async ({
  page,
  backOffice,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await backOffice.open('/ventes/cloture')
  await page.getByLabel('Pièces de 25', { exact: true }).fill('3')
  const close = page.getByRole('button', { name: 'Clôturer ce jour' })
  await close.click()
  await expect(page.getByRole('alert').filter({ hasText: 'écrivez pourquoi' })).toBeVisible()
  // Nothing that was typed is lost.
  await expect(page.getByLabel('Pièces de 25', { exact: true })).toHaveValue('3')
  await page.getByLabel('Pourquoi le compte diffère').fill('Trois pièces sous le tiroir')
  expect(await axeFaults(page)).toEqual([])
  await close.click()
  const closed = page.getByRole('region', { name: 'Jour clos' })
  await expect(closed).toContainText('Trois pièces sous le tiroir')
  await expect(close).toHaveCount(0)
  expect(await axeFaults(page)).toEqual([])
})
