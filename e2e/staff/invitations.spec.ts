import { axeFaults } from '../support/axeFaults.ts'
import { expect, test } from '../support/test.ts'

test.describe('An invitation', () => {
  test('is asked for in a dialog, which keeps what was typed where no letter can leave', async ({
    page,
    backOffice,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await backOffice.list('users')
    const dialog = page.getByRole('dialog', { name: 'Inviter une personne' })
    // Until React has taken the page over, a press does nothing.
    await expect(async () => {
      await page.getByRole('button', { name: 'Inviter une personne' }).click()
      await expect(dialog).toBeVisible({ timeout: 1000 })
    }).toPass()
    expect(await axeFaults(page, { part: '.sira-dialog' })).toEqual([])
    await dialog.getByLabel('Adresse e-mail').fill('adama@sira.example')
    await dialog.getByRole('textbox', { name: 'Nom' }).fill('Adama')
    await dialog.getByRole('combobox', { name: 'Rôle' }).selectOption('Agent')
    await dialog.getByRole('checkbox', { name: 'Caisse' }).check()
    await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
    await expect(dialog.getByText('pas encore de serveur d’envoi')).toBeVisible()
    await expect(dialog.getByLabel('Adresse e-mail')).toHaveValue('adama@sira.example')
  })
})
