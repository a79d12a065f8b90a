import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

test('An editor prepares a session, opens it, repeats it for six weeks and sees what clashes', async ({
  page,
  backOffice,
}) => {
  const training = await backOffice.write('formations', {
    Theme: 'Word en une journée',
    nombre_heures: 6,
    _status: 'published',
  })
  // A Tuesday, far from what the demo has.
  const debut = '2031-09-02T08:00:00.000Z'
  const held = { formation: training.id, mode: 'presentiel', ville: 'Dori', salle: 'Unique', debut }
  const { id } = await backOffice.write('sessions', { ...held, places: 10 })
  await backOffice.record('sessions', id)

  await page.getByRole('button', { name: 'Ouvrir aux inscriptions' }).click()
  const dialog = page.getByRole('dialog')
  expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Ouvrir aux inscriptions' }).click()
  await expect(page.getByRole('button', { name: 'Garantir' })).toBeVisible()

  await page.getByRole('button', { name: 'Répéter chaque semaine…' }).click()
  await dialog.getByLabel('Combien de sessions de plus').fill('5')
  await dialog.getByLabel('Les ouvrir aussitôt aux inscriptions').check()
  await dialog.getByRole('button', { name: 'Ajouter les sessions' }).click()
  await expect(page.getByText(/5 sessions ajoutées/)).toBeVisible()

  await backOffice.write('sessions', { ...held, debut: '2031-09-09T10:00:00.000Z' })
  await backOffice.open('/calendrier?mois=2031-09')
  const clash = page.locator('[data-state="clash"]')
  await expect(clash).toHaveCount(2)
  await expect(clash.first()).toContainText('Formateur ou salle pris deux fois')
  await expect(page.locator('[data-state="held"]')).toHaveCount(4)
})
