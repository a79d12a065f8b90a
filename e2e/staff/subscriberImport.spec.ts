import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

test('An administrator brings in a file of subscribers, having read what will happen', async ({
  page,
  backOffice,
}) => {
  const email = `salon.${Date.now()}@exemple.bf`
  await backOffice.list('newsletters')
  await page.getByRole('link', { name: 'Importer des abonnés' }).click()
  const rows = [
    'e-mail;langue;jour du consentement;source du consentement',
    `${email};fr;15/09/2026;Salon de l’emploi`,
    'personne@;fr;15/09/2026;Salon de l’emploi',
  ]
  const preview = page.getByRole('heading', { name: 'Ce qui va se passer' })
  // Until React has taken the page over, a press does nothing.
  await expect(async () => {
    await page.getByLabel('Fichier (CSV)').setInputFiles({
      name: 'abonnes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\r\n')),
    })
    await page.getByRole('button', { name: 'Lire le fichier' }).click()
    await expect(preview).toBeFocused({ timeout: 5000 })
  }).toPass()
  await expect(page.getByText('1 personne à inscrire')).toBeVisible()
  await expect(page.getByText('Cette adresse n’en est pas une.')).toBeVisible()
  expect(await axeFaults(page, { part: '.sira-import' })).toEqual([])
  await page.getByRole('button', { name: 'Inscrire 1 personne' }).click()
  await expect(page.getByText(/^1 personne inscrite/)).toBeVisible()
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByLabel('Source du consentement')).toHaveValue('Salon de l’emploi')
})
