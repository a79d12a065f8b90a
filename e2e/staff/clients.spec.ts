import { axeFaults } from '../support/axeFaults.ts'
import { readInbox } from '../support/inboxApi.ts'
import { letterTo } from '../support/sentMail.ts'
import { expect, test } from '../support/test.ts'

const number = Date.now()
const email = `cliente.${number}@exemple.bf`
const nom = `Mariam Ouattara ${number}`

test('A client is found by a name, and her card reaches her and shows all she sent', async ({
  page,
  backOffice,
}) => {
  const phone = `+2267${String(number).slice(-7)}`
  const request = { nom, email, phone, service: 'Formation professionnelle', message: 'Bonjour.' }
  for (const [path, data] of [
    ['devis', request],
    ['newsletters', { email }],
  ] as const) {
    expect((await page.request.post(`/api/${path}`, { data: { data } })).status()).toBe(200)
  }
  await backOffice.open('/clients')
  await page.getByLabel('Téléphone, e-mail, nom ou référence').fill(nom.toLowerCase())
  await page.getByRole('button', { name: 'Trouver' }).click()
  await expect(page.getByText('1 personne', { exact: true })).toBeVisible()
  expect(page.url()).not.toContain('mariam')
  await page.getByRole('link', { name: nom }).click()

  await expect(page.getByRole('heading', { level: 1, name: nom })).toBeVisible()
  await expect(page).toHaveURL(/\/clients\/(devis|newsletters)\/\d+$/)
  const reach = page.getByRole('list', { name: 'Joindre' })
  await expect(reach.getByRole('link', { name: /^Appeler/ })).toHaveAttribute(
    'href',
    `tel:${phone}`,
  )
  const chat = `https://wa.me/${phone.slice(1)}`
  await expect(reach.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', chat)
  await expect(page.getByRole('region', { name: /Abonnements/ })).toContainText('À confirmer')
  await page
    .getByRole('region', { name: /Demandes de devis/ })
    .getByRole('link', { name: /^DV-/ })
    .click()
  await expect(page.getByRole('link', { name: 'Fiche du client' })).toBeVisible()
})

test('A request becomes an estimate, which leaves with its number and its file', async ({
  page,
  backOffice,
}) => {
  const asking = `devis.${number}@exemple.bf`
  const data = { nom: 'Rasmané', email: asking, service: 'Formation professionnelle' }
  await page.request.post('/api/devis', { data: { data } })
  const [request] = await readInbox('devis', 'email', asking)
  await backOffice.record('devis', request?.id ?? 0)
  await page.getByRole('button', { name: 'Chiffrer', exact: true }).click()
  await page.waitForURL(/estimations\/\d+/)
  await page.getByLabel('Prix unitaire (FCFA)').fill('150000')
  await expect(page.getByLabel('Total (FCFA)')).toHaveText(/^150\s000\sFCFA$/)
  await expect(page.locator('#lignes-row-0')).toContainText(/ · 150\s000\sFCFA/)
  const arrived = Promise.withResolvers<void>()
  await page.route('**/admin/api/estimations/**', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const send = page.getByRole('button', { name: 'Envoyer le devis', exact: true })
  // A text that is being saved can be neither sent nor saved first.
  await expect(send).toBeDisabled()
  arrived.resolve()
  await send.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Noter l’accord' })).toBeVisible()
  const letter = await letterTo(asking, /^Votre devis/)
  expect(letter.text).toMatch(/150\s000\sFCFA/)

  // At the request, a colleague sees what has left, and prices it again on purpose alone.
  const estimate = new URL(page.url()).pathname
  await backOffice.record('devis', request?.id ?? 0)
  const history = page.getByRole('region', { name: 'Historique' })
  await expect(
    history.getByText(/^Devis écrit dans un fichier, non envoyé\s: D\d{4}-\d{4}$/),
  ).toBeVisible()
  await expect(history.getByRole('link', { name: 'Ouvrir le devis' })).toHaveAttribute(
    'href',
    estimate,
  )
  await page.getByRole('button', { name: 'Chiffrer', exact: true }).click()
  const begun = page.getByRole('dialog', { name: 'Cette demande a déjà un devis' })
  await expect(begun.getByRole('listitem')).toHaveText(
    /^Devis D\d{4}-\d{4}\s: envoyé, 150\s000\sFCFA$/,
  )
  expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
  await begun.getByRole('link', { name: /^Devis D/ }).click()
  await page.waitForURL((url) => url.pathname === estimate)
  await backOffice.record('devis', request?.id ?? 0)
  await page.getByRole('button', { name: 'Chiffrer', exact: true }).click()
  await begun.getByRole('button', { name: 'Commencer un autre devis' }).click()
  await page.waitForURL((url) => /estimations\/\d+/.test(url.pathname) && url.pathname !== estimate)
})

test('A caller without an address gets an estimate by WhatsApp, and another one from it', async ({
  page,
  backOffice,
}) => {
  const { id } = await backOffice.write('estimations', {
    nom: 'Salif Zongo',
    phone: '+22670123456',
    lignes: [{ designation: 'Formation sur place', quantite: 1, prix: 90000 }],
    valableJusquau: '2099-12-31',
  })
  await backOffice.record('estimations', id)
  await page.getByRole('button', { name: 'Envoyer le devis', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(dialog.getByRole('link', { name: 'Ouvrir WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/22670123456\?text=.*90/,
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Reprendre en un nouveau devis' }).click()
  await page.waitForURL((url) => url.pathname.endsWith(`/estimations/${id + 1}`))
  await expect(page.getByLabel('Prix unitaire (FCFA)')).toHaveValue('90000')
})

test('A call is entered from the card of who calls, with what is known filled in', async ({
  page,
  backOffice,
}) => {
  const caller = `appel.${number}@exemple.bf`
  const asked = { nom: 'Salimata', email: caller, service: 'Autres', message: 'Bonjour.' }
  await page.request.post('/api/devis', { data: { data: asked } })
  const [request] = await readInbox('devis', 'email', caller)
  await backOffice.open(`/clients/devis/${request?.id}`)
  await page.getByRole('link', { name: 'Saisir une demande de devis' }).click()
  await expect(page.getByLabel('Nom')).toHaveValue('Salimata')
  await page.getByLabel('Ce qui est demandé').fill('Elle rappelle pour dix personnes.')
  await page.getByRole('button', { name: 'Garder la saisie' }).click()
  await expect(page.getByText('Choisissez un service.')).toBeVisible()
  await expect(page.getByLabel('Service')).toBeFocused()
  expect(await axeFaults(page, { part: '.sira-entry' })).toEqual([])
  await page.getByLabel('Service').selectOption('Formation professionnelle')
  await page.getByRole('button', { name: 'Garder la saisie' }).click()
  await page.waitForURL(/collections\/devis\/\d+/)
  await expect(page.getByText(/^Saisi à la main\s: Téléphone$/)).toBeVisible()
})

test('What is due of one’s own stands on the first screen and on the board', async ({
  page,
  backOffice,
}) => {
  const late = `suivi.${number}@exemple.bf`
  const asked = { nom: `Boureima ${number}`, email: late, service: 'Autres', message: 'Bonjour.' }
  await page.request.post('/api/devis', { data: { data: asked } })
  const [request] = await readInbox('devis', 'email', late)
  const { user } = await (await page.request.get('/admin/api/users/me')).json()
  const plan = { nextStep: 'Rappeler', nextStepOn: '2026-01-05', amount: 450_000 }
  await backOffice.change('devis', request?.id ?? 0, { ...plan, assignee: user.id })
  await backOffice.open()
  const due = page.getByRole('region', { name: /^À faire aujourd’hui/ })
  await expect(due.getByRole('link', { name: new RegExp(`${asked.nom}.*Rappeler`) })).toBeVisible()
  await page.getByRole('link', { name: 'Tous mes dossiers' }).click()
  const line = page.getByRole('list', { name: 'Dossiers en cours' }).getByRole('listitem')
  await expect(line.filter({ hasText: asked.nom })).toContainText(/450\s000\sFCFA/)
  await expect(line.filter({ hasText: asked.nom })).toContainText('Demande de devis')
  const kinds = page.getByRole('navigation', { name: 'Genre' })
  await kinds.getByRole('link', { name: /^Demandes de devis/ }).click()
  const fresh = page.getByRole('region', { name: /^Nouveau/ })
  await expect(fresh.getByRole('link', { name: asked.nom })).toBeVisible()
  await expect(fresh).toContainText(/450\s000\sFCFA/)
  expect(await axeFaults(page, { part: '.sira-pipeline' })).toEqual([])
  await fresh.getByRole('link', { name: asked.nom }).click()
  await expect(page.locator('.field-type.number', { hasText: 'Montant' })).toContainText(
    /450\s000\sFCFA/,
  )
})

test('A sent estimate is revised, which replaces it, and the revision is withdrawn', async ({
  page,
  backOffice,
}) => {
  const { id } = await backOffice.write('estimations', {
    nom: 'Mariam Kaboré',
    lignes: [{ designation: 'Site vitrine', quantite: 1, prix: 250000 }],
    valableJusquau: '2099-12-31',
  })
  await page.request.post(`/admin/api/estimations/${id}/send`, { data: { par: 'main' } })
  await backOffice.record('estimations', id)
  // On a phone what is rarely wanted stands behind one button.
  const desk = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.getByRole('button', { name: 'Noter l’accord' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Réviser', exact: true })).toBeHidden()
  await page.getByText('Autre suite…').click()
  await page.getByRole('button', { name: 'Réviser', exact: true }).click()
  await page.setViewportSize(desk)
  await page.waitForURL((url) => url.pathname.endsWith(`/estimations/${id + 1}`))
  await page.getByRole('button', { name: 'Envoyer le devis', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByText(/^Devis D\d{4}-\d{4}-R2\s:/)).toBeVisible()

  // The earlier one says what replaced it, leads there and is accepted no more.
  await backOffice.record('estimations', id)
  const history = page.getByRole('region', { name: 'Historique' })
  await expect(history.getByText(/^État\s: Remplacé\s: par D\d{4}-\d{4}-R2$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Noter l’accord' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ouvrir la révision' }).click()
  await page.waitForURL((url) => url.pathname.endsWith(`/estimations/${id + 1}`))

  await page.getByRole('button', { name: 'Retirer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Retirer le devis' })
  expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
  await dialog.getByLabel('Pourquoi (pour l’équipe)').fill('Le client a changé d’avis')
  await dialog.getByRole('button', { name: 'Retirer le devis' }).click()
  await expect(page.getByText(/retiré\s: le client ne peut plus l’accepter/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Noter l’accord' })).toHaveCount(0)
})
