import { expect, test } from '../support/test.ts'

test('Whoever opens what a colleague writes is told so in French, without numbers', async ({
  backOffice,
  colleague,
}) => {
  const { page: writer } = backOffice
  const titre = `Écrit à deux ${Date.now()}`
  const { id } = await backOffice.write('blogs', { titre, contenu: 'Commencé.' })
  await backOffice.record('blogs', id)
  await writer.locator('#field-titre').fill(`${titre}, ou trois`)
  const locks = `/admin/api/payload-locked-documents?where[document.value][equals]=${id}`
  await expect.poll(async () => (await (await writer.request.get(locks)).json()).totalDocs).toBe(1)

  const { page } = await colleague('editor')
  await page.goto(`/admin/collections/blogs/${id}`)
  const dialog = page.getByRole('dialog', { name: 'Quelqu’un écrit ici' })
  await expect(dialog).toContainText('Une autre personne écrit dans ce document')
  await expect(dialog).toContainText(/Depuis le \d{1,2} \p{L}+\.?, \d\d:\d\d/u)

  await page.setViewportSize({ width: 360, height: 740 })
  for (const name of ['Retourner', 'Lire sans modifier', 'Prendre sa place']) {
    const box = await dialog.getByRole('button', { name }).boundingBox()
    // On one line: three side by side were three circles.
    expect(box?.height, name).toBeLessThan(60)
  }
})
