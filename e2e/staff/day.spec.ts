import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

test('The day shows what came, and to whom it was given', async ({ page, backOffice }) => {
  const nom = `Salimata ${Date.now()}`
  const asked = { nom, email: 'salimata@exemple.bf', phone: '70 12 34 56', service: 'Autres' }
  const data = { ...asked, message: 'Une salle pour vingt personnes.' }
  await page.request.post('/api/devis', { data: { data } })

  await backOffice.open()
  await page.getByRole('link', { name: /^Aujourd’hui\s: en retard/ }).click()
  const fresh = page.getByRole('region', { name: 'Nouveau' })
  const row = page.getByRole('listitem').filter({ hasText: nom })
  await expect(fresh.getByRole('link', { name: nom })).toBeVisible()
  await expect(row).toContainText('moins d’une heure d’ouverture')
  expect(await axeFaults(page, { part: '.sira-dashboard' })).toEqual([])
  await page.getByRole('link', { name: 'Suivi par personne' }).click()
  await expect(row).toBeVisible()
  await page.getByRole('link', { name: 'Ce que je suis' }).click()
  await expect(page.getByRole('link', { name: 'Ce que je suis' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(row).toHaveCount(0)
})
