import { drawnMark, drawnPhoto, shinesThrough } from '../support/drawnPictures.ts'
import { expect, test } from '../support/test.ts'

test.describe('Several pictures at once', () => {
  test('are made smaller before they are sent, and wait for a connection that is lost', async ({
    page,
    backOffice,
    context,
  }) => {
    const stem = `foire-${Date.now()}`
    await backOffice.list('media')
    await page.getByText('10\u00a0Mo au plus').waitFor()
    await page.getByRole('button', { name: 'Ajouter plusieurs fichiers' }).click()
    await page.locator('.bulk-upload--add-files input[type="file"]').setInputFiles([
      { name: `${stem}.jpg`, mimeType: 'image/jpeg', buffer: await drawnPhoto(page, 3000, 2000) },
      {
        name: `${stem}-logo.png`,
        mimeType: 'image/png',
        buffer: await drawnMark(page, 2400, 1200),
      },
    ])
    await page.getByText(/^2 photos réduites avant l’envoi/).waitFor()
    const save = page.getByRole('button', { name: 'Enregistrer', exact: true }).last()
    const waiting = page.locator('.file-selections__fileRow')
    await expect(waiting).toHaveCount(2)

    await context.setOffline(true)
    await save.click()
    await page.getByText('Fichiers à envoyer de nouveau\u00a0: 2.').waitFor()
    await expect(waiting).toHaveCount(2)

    await context.setOffline(false)
    await save.click()
    await page.getByText('Fichiers enregistrés\u00a0: 2.').waitFor()
    const answer = await page.request.get(`/admin/api/media?where[filename][like]=${stem}&depth=0`)
    const { docs } = await answer.json()
    const kept = (width: number) => docs.find((one: { width: number }) => one.width === width)
    expect(kept(1333)).toMatchObject({ height: 2000 })
    expect(kept(2000)).toMatchObject({ height: 1000 })
    expect(await shinesThrough(page, kept(2000).url)).toBe(true)
  })
})
