import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('What waits stands in the first screen of a phone and leads to as many', async ({
  page,
  backOffice,
}) => {
  const asked = { nom: 'Salimata', email: 'salimata@exemple.bf', phone: '+22670123456' }
  const data = { ...asked, service: 'Autres', message: 'Une salle pour vingt personnes.' }
  await page.request.post('/api/devis', { data: { data } })
  await backOffice.open()
  const waiting = page.getByRole('region', { name: 'Ce qui attend' })
  const rows = waiting.getByRole('link')
  await expect(rows.last()).toBeInViewport({ ratio: 1 })
  await page.getByText('Les chiffres, et ce qu’ils comptent').click()
  await expect(page.getByRole('row', { name: /\(en cours\)/ })).toBeVisible()
  await expect(
    page.getByText(/^Sira, version \d+\.\d+\.\d+ \((?:[0-9a-f]{12}|inconnu)/),
  ).toBeVisible()
  expect(await axeFaults(page, { part: '.sira-dashboard' })).toEqual([])

  const requests = waiting.getByRole('link', { name: /demandes? de devis/ })
  const count = Number.parseInt(await requests.innerText(), 10)
  await requests.click()
  await expect(page.getByRole('link', { name: 'Nouveau', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.locator('.page-controls__page-info')).toContainText(new RegExp(` de ${count}$`))
})

test('Administrators read which lines of the legal pages are hidden until they give a fact', async ({
  page,
  backOffice,
}) => {
  await backOffice.open()
  const notice = page.locator('.sira-dashboard__notice', { hasText: 'textes légaux' })
  await expect(notice).toContainText(/Politique de confidentialité.* CIL/)
  await notice.getByRole('link', { name: /Compléter/ }).click()
  await page.getByRole('button', { name: 'Textes légaux' }).click()
  await expect(page.getByLabel('Numéro de la déclaration à la CIL')).toHaveValue('')
})

test('Where no letter can leave, the first screen says so in red, and no answer is a success', async ({
  page,
  backOffice,
}) => {
  const asked = { nom: 'Idrissa', email: 'idrissa@exemple.bf', phone: '+22670123457' }
  const data = { ...asked, service: 'Autres', message: 'Une question.' }
  await page.request.post('/api/devis', { data: { data } })
  const line = page.locator('.sira-unsent')
  const unsent = line.getByRole('link', { name: /pas parties? en sept jours/ })
  // The acknowledgement is written a moment after the request.
  await expect(async () => {
    await backOffice.open()
    await expect(unsent).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(line).toContainText('Aucune lettre ne part')
  await unsent.click()
  await expect(page.getByText('Écrit dans un fichier').first()).toBeVisible()
})
