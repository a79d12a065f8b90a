import { expect, test } from '../support/test.ts'

test('A report is read under the title of its offer, and settled by whom its note names', async ({
  page,
  signIn,
  colleague,
}) => {
  await signIn(page)
  const titre = `Tractoriste ${Date.now()}`
  const made = await page.request.post('/admin/api/jobs', { data: { titre, _status: 'published' } })
  const { id } = (await made.json()).doc
  const data = { job: id, motif: 'frais', message: 'On demande 5 000 F.' }
  const sent = await page.request.post('/api/signalements', { data: { data } })
  expect(sent.status(), await sent.text()).toBe(200)

  const { page: agents } = await colleague('agent')
  await agents.goto('/admin/collections/signalements')
  await agents.getByRole('link', { name: titre }).click()
  await expect(agents.getByRole('heading', { level: 1, name: titre })).toBeVisible()
  await expect(agents.getByText(/une éditrice, un éditeur ou l’administration/)).toBeVisible()

  const { page: editors } = await colleague('editor')
  await editors.goto(`/admin/collections/jobs/${id}`)
  const trust = editors.getByRole('region', { name: 'Confiance' })
  // Nobody vouches for an employer who was not checked: no button says so.
  await expect(trust).toContainText('ne peut pas être vérifiée')
  await expect(trust.getByRole('button', { name: 'Vérifier cette offre' })).toHaveCount(0)
  await trust.getByRole('button', { name: 'Classer les signalements' }).click()
  const dialog = editors.getByRole('dialog', { name: 'Classer les signalements' })
  await expect(dialog).not.toContainText('Remettre en ligne')
  await dialog.getByRole('button', { name: 'Classer les signalements' }).click()
  await expect(trust).not.toContainText('5 000 F')

  await agents.reload()
  await expect(agents.getByText(/À regarder → Classé/)).toBeVisible()
})

test('Staff read what an alert looks for by its names', async ({ page, signIn, colleague }) => {
  await signIn(page)
  const { docs } = await (await page.request.get('/admin/api/jobdomains?limit=1')).json()
  const email = `alerte.${Date.now()}@exemple.bf`
  const data = { email, locale: 'fr', criteres: { domaine: String(docs[0].id) } }
  const sent = await page.request.post('/api/alertes', { data: { data } })
  expect(sent.status(), await sent.text()).toBe(200)
  const { page: editors } = await colleague('editor')
  await editors.goto('/admin/collections/alertes')
  await editors.getByRole('link', { name: email }).click()
  await expect(editors.getByLabel('Domaine', { exact: true })).toHaveValue(docs[0].nom)
})
