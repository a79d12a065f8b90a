import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { dictionaryOf } from '../../apps/site/src/i18n/dictionaryOf.ts'
import { axeFaults } from '../support/axeFaults.ts'
import { layoutFaults } from '../support/layoutFaults.ts'
import { readRunningProduct } from '../support/runningProduct.ts'
import { expect, test } from '../support/test.ts'

const words = dictionaryOf('fr')
const phone = '70 12 34 56'
const cv = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nVendeuse\n%%EOF\n'),
}

interface Offer {
  id: number
  slug: string
}

async function newOffer(request: APIRequestContext, titre: string): Promise<Offer> {
  const questions = 'Avez-vous le permis B\u00a0?'
  const data = { titre, questions, _status: 'published' }
  const made = await request.post('/admin/api/jobs', { data })
  expect(made.ok(), await made.text()).toBe(true)
  return (await made.json()).doc
}

async function apply({ request }: Page, job: number, nom: string): Promise<string> {
  const data = JSON.stringify({ job, nom, phone, indicatif: '+226', consentement: true })
  const sent = await request.post('/api/candidatures', { multipart: { data, 'files.cv': cv } })
  expect(sent.status(), await sent.text()).toBe(200)
  return (await sent.json()).data.attributes.reference
}

/** Comes to a control by the keyboard alone, and presses it. */
async function pressByKeys(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  for (let presses = 0; presses < 200; presses += 1) {
    if (await control.evaluate((node) => node === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
  await page.keyboard.press('Enter')
}

const followed = async (page: Page, reference: string) => {
  await page.goto(`/suivi?reference=${reference}`)
  await page.getByLabel(words.form.phone, { exact: true }).fill(phone)
  await page.getByRole('button', { name: words.followUp.submit }).click()
}

test('An application is moved by keys alone, refused and taken back, and its candidate sees nothing of that', async ({
  page,
  backOffice,
}) => {
  const { id } = await newOffer(page.request, `Vendeuse ${Date.now()}`)
  const reference = await apply(page, id, 'Awa Zoma')
  await backOffice.open(`/collections/candidatures?where[and][0][offre][equals]=${id}`)
  const board = page.getByRole('region', { name: 'Tableau des candidatures' })
  await expect(board.getByRole('link', { name: 'Awa Zoma' })).toBeVisible()
  expect(await axeFaults(page, { part: '.sira-pipeline__board' })).toEqual([])
  const moved = (state: string) =>
    board.getByRole('button', { name: `Déplacer vers «\u00a0${state}\u00a0»\u00a0: Awa Zoma` })
  await pressByKeys(page, moved('Présélection'))
  await pressByKeys(page, page.getByRole('dialog').getByRole('button', { name: /^Déplacer vers/ }))
  await expect(board.getByRole('region', { name: 'Présélection (1)' })).toContainText('Awa Zoma')

  await expect(board.getByRole('link', { name: 'Awa Zoma' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/candidatures\/\d+$/)
  const desk = page.getByRole('region', { name: 'Candidature' })
  await desk.getByRole('button', { name: 'Refuser…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Motif/).selectOption('profil')
  expect(await axeFaults(page, { part: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Refuser plus tard' }).click()
  await expect(desk).toContainText('Un refus de')
  await followed(page, reference)
  await expect(page.getByRole('main')).toContainText('Candidature présélectionnée')
  await expect(page.getByRole('main')).not.toContainText('non retenue')
  await page.goBack()
  await page.goBack()
  await desk.getByRole('button', { name: 'Reprendre le refus' }).press('Enter')
  await expect(desk).not.toContainText('Un refus de')
  // Its button went with it.
  await expect(desk).toBeFocused()

  // On a phone a notice would lie behind the dialog.
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.getByRole('button', { name: 'Déplacer vers «\u00a0Entretien\u00a0»' }).press('Enter')
  const day = dialog.getByLabel(/^Jour et heure/)
  await expect(day).toBeFocused()
  await day.fill('2036-12-07T23:00')
  const send = dialog.getByRole('button', { name: /^Déplacer vers/ })
  await send.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('nous sommes fermés')
  await expect(dialog.getByRole('alert')).toBeInViewport()
  expect(await axeFaults(page, { part: 'dialog' })).toEqual([])
  await dialog.getByRole('checkbox').check()
  await send.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(desk).toContainText('Entretien le dimanche 7 décembre 2036')
  await expect(desk).toBeFocused()
})

test('What is typed into an application stays through an act of its desk', async ({
  page,
  backOffice,
}) => {
  const { id } = await newOffer(page.request, `Vigile ${Date.now()}`)
  const reference = await apply(page, id, 'Issa Sanou')
  const listed = await page.request.get(
    `/admin/api/candidatures?where[reference][equals]=${reference}&depth=0`,
  )
  await backOffice.record('candidatures', (await listed.json()).docs[0].id)
  const notes = page.getByLabel('Notes internes')
  await notes.fill('Bonne présentation')
  const desk = page.getByRole('region', { name: 'Candidature' })
  await desk.getByRole('button', { name: 'Noter un appel' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Ce que vous avez dit au candidat').fill('Il vient mardi.')
  await dialog.getByRole('button', { name: 'Noter l’appel' }).click()
  await expect(page.getByText('Appel 01')).toBeVisible()
  await expect(notes).toHaveValue('Bonne présentation')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Enregistré.')).toBeVisible()
  await page.reload()
  await expect(notes).toHaveValue('Bonne présentation')
  await expect(page.getByText('Appel 01')).toBeVisible()
})

test('Who may not read offers sees the title of one, and begins a word with a template', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn(page)
  const titre = `Pompiste ${Date.now()}`
  const { id } = await newOffer(page.request, titre)
  const reference = await apply(page, id, 'Ali Sow')
  const name = `Convocation ${Date.now()}`
  const fr = { subject: 'Objet', text: 'Bonjour {nom}, au sujet de {référence}.' }
  const made = await page.request.post('/admin/api/answer-templates', { data: { name, fr } })
  expect(made.ok(), await made.text()).toBe(true)
  const where = `where[reference][equals]=${reference}`
  const listed = await page.request.get(`/admin/api/candidatures?${where}&depth=0`)

  const { page: hers } = await colleague('agent')
  const refused: string[] = []
  hers.on('response', (one) => {
    if (one.status() === 403) refused.push(one.url())
  })
  await hers.goto(`/admin/collections/candidatures?where[and][0][offre][equals]=${id}`)
  await hers.getByRole('button', { name: 'Filtres' }).click()
  await expect(hers.getByText('Choisie au-dessus de la liste.')).toBeVisible()
  expect(refused).toEqual([])
  // A board beside what was found would be read as found.
  await hers.goto(`/admin/collections/candidatures?where[and][0][offre][equals]=${id}&search=zz`)
  await expect(hers.getByText('Rien à montrer')).toBeVisible()
  await expect(hers.getByRole('link', { name: 'Ali Sow' })).toHaveCount(0)
  await hers.goto(`/admin/collections/candidatures/${(await listed.json()).docs[0].id}`)
  await expect(hers.getByLabel('Offre, telle que lue')).toHaveValue(titre)
  await expect(hers.getByText('Sans titre')).toHaveCount(0)
  await hers.getByRole('button', { name: 'Déplacer vers «\u00a0Présélection\u00a0»' }).click()
  const dialog = hers.getByRole('dialog')
  await dialog.getByLabel('Modèle').selectOption(name)
  await expect(dialog.getByLabel('Mot au candidat (facultatif)')).toHaveValue(
    `Bonjour Ali Sow, au sujet de ${reference}.`,
  )
})

test('An employer opens a selection by its link; the CV is there once its candidate agrees', async ({
  page,
  backOffice,
  browser,
}) => {
  const titre = `Caissière ${Date.now()}`
  const { id } = await newOffer(page.request, titre)
  const reference = await apply(page, id, 'Fatou Kam')
  const where = `where[reference][equals]=${reference}`
  const listed = await page.request.get(`/admin/api/candidatures?${where}&depth=0`)
  const application = (await listed.json()).docs[0].id
  const move = { vers: 'présélection', motif: 'Bon profil' }
  await page.request.post(`/admin/api/candidatures/${application}/avancer`, { data: move })
  const second = await apply(page, id, 'Rasmané Ouali')
  const seconds = await page.request.get(
    `/admin/api/candidatures?where[reference][equals]=${second}&depth=0`,
  )
  const other = `/admin/api/candidatures/${(await seconds.json()).docs[0].id}`
  await page.request.post(`${other}/avancer`, { data: move })
  await page.request.post(`${other}/refuser`, { data: { motif: 'profil' } })

  await backOffice.open(`/collections/candidatures?where[and][0][offre][equals]=${id}`)
  await page.getByRole('button', { name: 'Envoyer une sélection à l’employeur' }).click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByRole('checkbox', { name: /^Rasmané Ouali \(refus prévu le/ }),
  ).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Fatou Kam' }).check()
  await dialog.getByLabel('Présentation de Fatou Kam (facultatif)').fill('Très ponctuelle')
  expect(await axeFaults(page, { part: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Préparer le lien' }).click()
  const link = await dialog.getByLabel('Lien').inputValue()
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).click()

  // Without script, on a phone, in the two other languages too.
  const employer = await browser.newContext({
    baseURL: readRunningProduct().siteUrl,
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': '2001:db8:ffff:1::1' },
  })
  const theirs = await employer.newPage()
  const path = new URL(link).pathname
  for (const locale of ['ar', 'en', 'fr'] as const) {
    const { shortlist: t } = dictionaryOf(locale)
    const answer = await theirs.goto(locale === 'fr' ? path : `/${locale}${path}`)
    expect(answer?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'same-origin',
    })
    await expect(theirs.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(theirs.getByRole('main')).not.toContainText('Fatou')
    await theirs.getByRole('button', { name: t.open }).click()
    await expect(theirs.getByRole('main')).toContainText('Très ponctuelle')
    await expect(theirs.getByRole('heading', { name: 'Fatou K.' })).toBeVisible()
    await expect(theirs.getByRole('main')).not.toContainText('12 34 56')
  }

  await followed(page, reference)
  const { consent } = words.followUp
  // For which offer, and in whose name: sisters share a phone.
  await expect(page.getByRole('main')).toContainText(`${titre} · Fatou Kam`)
  await expect(page.getByText(consent.states.demandé)).toBeVisible()
  await page.getByRole('button', { name: consent.replies.accordé }).click()
  await expect(page.getByText(consent.said.accordé)).toBeVisible()
  await expect(page.getByText(consent.states.accordé)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  const withScript = await browser.newContext({
    baseURL: readRunningProduct().siteUrl,
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { 'x-forwarded-for': '2001:db8:ffff:2::1' },
  })
  const again = await withScript.newPage()
  await again.goto(path)
  await again.getByRole('button', { name: words.shortlist.open }).click()
  await expect(again.getByRole('heading', { name: 'Fatou Kam' })).toBeVisible()
  const ask = again.getByRole('link', { name: 'Fatou Kam' })
  expect(decodeURIComponent((await ask.getAttribute('href')) ?? '')).toContain(titre)
  expect(await axeFaults(again)).toEqual([])
  expect(await layoutFaults(again)).toEqual([])
  const [file] = await Promise.all([
    again.waitForEvent('download'),
    again.getByRole('button', { name: words.shortlist.file('Fatou Kam') }).click(),
  ])
  expect(file.suggestedFilename()).toBe('CV-Fatou-Kam.pdf')

  await backOffice.open(`/collections/candidatures?where[and][0][offre][equals]=${id}`)
  await page.getByRole('button', { name: /^Fermer ce lien/ }).click()
  await expect(dialog).toContainText('L’employeur n’y lit plus rien')
  await dialog.getByRole('button', { name: 'Fermer ce lien' }).click()
  await expect(page.getByText(/fermée le/)).toBeVisible()
  await again.goto(path)
  await again.getByRole('button', { name: words.shortlist.open }).click()
  await expect(again.getByRole('main')).toContainText(words.shortlist.closed)
  await Promise.all([employer.close(), withScript.close()])
})

test('An employer proposes an offer, of which staff make a draft', async ({ page, backOffice }) => {
  const { employerOffer: t } = words
  const titre = `Gardien ${Date.now()}`
  await page.goto('/nos-offres-emplois')
  await page.getByRole('link', { name: t.open }).click()
  const form = page.getByRole('main')
  await form.getByLabel(t.company, { exact: true }).fill('Faso Logis')
  await form.getByLabel(t.contact, { exact: true }).fill('Paul Zongo')
  await form.locator('#offres-phone').fill(phone)
  // The address is optional, and the note beside the button says no other thing.
  await expect(form.locator('form[data-form="offres"]')).not.toContainText(words.form.required)
  await form.getByLabel(t.jobTitle, { exact: true }).fill(titre)
  await form.getByRole('button', { name: t.send }).click()
  await expect(form).toContainText('Veuillez saisir la ville.')
  await form.getByLabel(t.town, { exact: true }).fill('Kaya')
  await form.getByLabel(t.text, { exact: true }).fill('Garder un entrepôt la nuit.')
  await form.getByLabel(t.cv, { exact: true }).selectOption(t.cvOptional)
  await form.getByRole('button', { name: t.send }).click()
  await expect(form).toContainText('Votre offre est arrivée')
  expect(await axeFaults(page)).toEqual([])

  await backOffice.open('/collections/offres')
  await page.getByRole('link', { name: titre }).click()
  await page.getByRole('button', { name: 'En faire un brouillon' }).click()
  await expect(page).toHaveURL(/\/collections\/jobs\/\d+/)
  await expect(page.locator('#field-titre')).toHaveValue(titre)
  await expect(page.locator('#field-cv_facultatif')).toBeChecked()
})
