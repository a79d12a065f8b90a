import { axeFaults } from '../support/axeFaults.ts'
import { readInbox } from '../support/inboxApi.ts'
import { expect, test } from '../support/test.ts'

const number = Date.now()
const phone = `+2267${String(number).slice(-7)}`

test('A card moves by the keyboard or by drag; what needs more is done on its own screen', async ({
  page,
  backOffice,
}) => {
  const nom = `Rasmata ${number}`
  const asked = { nom, email: `r.${number}@exemple.bf`, phone, service: 'Autres', message: 'Oui.' }
  await page.request.post('/api/devis', { data: { data: asked } })
  await backOffice.open('/dossiers?genre=devis')
  const column = (name: RegExp) => page.getByRole('region', { name })
  const move = page.getByRole('button', { name: `Déplacer vers…\u00a0: ${nom}` })

  await column(/^Nouveau/)
    .getByRole('button', { name: `${nom}` })
    .press('Enter')
  const choice = page.getByRole('dialog', { name: `Déplacer ${nom} vers…` })
  expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
  await choice.getByRole('button', { name: 'En cours' }).press('Enter')
  await expect(column(/^En cours/).getByRole('link', { name: nom })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^En cours/ })).toBeFocused()
  const [kept] = await readInbox('devis', 'nom', nom)
  expect(kept?.state).toBe('in_progress')

  const card = column(/^En cours/)
    .getByRole('listitem')
    .filter({ hasText: nom })
  const answered = column(/^Répondu/).getByRole('link', { name: nom })
  // The columns may still move below the pointer, as those of a colleague do.
  await expect(async () => {
    if (!(await answered.isVisible())) await card.dragTo(column(/^Répondu/))
    await expect(answered).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 30_000 })
  await expect(move).toBeVisible()

  // An order moves with a reason, and only along its own table.
  const lignes = [{ nature: 'formule', code: 'mensuel' }]
  const order = { nom, phone, mode: 'especes_agence', lignes }
  await page.request.post('/api/commandes', { data: { data: order } })
  await page
    .getByRole('navigation', { name: 'Genre' })
    .getByRole('link', { name: /^Commandes/ })
    .click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^En attente \(/,
    /^Confirmée \(/,
    /^Payée \(/,
    /^Préparée \(/,
  ])
  await column(/^En attente/)
    .getByRole('button', { name: nom })
    .click()
  await expect(choice.getByRole('listitem')).toHaveText(['Confirmée', 'Annulée'])
  await choice.getByRole('button', { name: 'Annulée' }).click()
  const reason = page.getByRole('dialog', { name: 'Annuler la commande' })
  await reason.getByLabel('Pourquoi (pour l’équipe)').fill('Double commande')
  await reason.getByRole('button', { name: 'Annuler la commande' }).click()
  await expect(page.getByText(`${nom}\u00a0: annulée.`)).toBeVisible()
  await expect(page.getByRole('link', { name: nom })).toHaveCount(0)
})

test('All kinds are one inbox, on a phone too, and what begins there asks for its kind', async ({
  colleague,
}) => {
  const { page } = await colleague('agent')
  await page.setViewportSize({ width: 390, height: 800 })
  const nom = `Boukary ${number}`
  const delivery = {
    ...{ nom, phone, departVille: 'Ouagadougou', departQuartier: 'Gounghin' },
    ...{ arriveeVille: 'Ouagadougou', arriveeQuartier: 'Tampouy' },
  }
  const message = { name: nom, email: `b.${number}@exemple.bf`, message: 'Bonjour.' }
  await page.request.post('/api/contacts', { data: { data: message } })
  await page.request.post('/api/livraisons', { data: { data: delivery } })
  await page.goto('/admin')
  await page
    .getByRole('navigation', { name: 'Menu du bas' })
    .getByRole('link', { name: 'Dossiers' })
    .click()
  const lines = page.getByRole('list', { name: 'Dossiers en cours' }).getByRole('listitem')
  await expect(lines.filter({ hasText: nom }).filter({ hasText: 'Message' })).toHaveCount(1)
  expect(await axeFaults(page, { part: '.sira-pipeline' })).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await page.getByText('Nouveau…').click()
  await page.getByRole('link', { name: 'Vente au guichet' }).click()
  await expect(page.getByRole('dialog', { name: 'Vendre au guichet' })).toBeVisible()
})

test('An editor finds comments there, the till orders, and nobody what is not theirs', async ({
  colleague,
}) => {
  const kinds = {
    editor: ['Commentaires', 'Demandes de devis'],
    cashier: ['Commandes', 'Messages'],
  }
  for (const role of ['editor', 'cashier'] as const) {
    const { page } = await colleague(role)
    await page.goto('/admin/dossiers')
    const [shown = '', hidden = ''] = kinds[role]
    const genre = page.getByRole('navigation', { name: 'Genre' })
    await expect(genre.getByRole('link', { name: new RegExp(`^${shown}`) })).toBeVisible()
    await expect(genre.getByRole('link', { name: new RegExp(`^${hidden}`) })).toHaveCount(0)
  }
})
