import { axeFaults } from '../support/axeFaults.ts'
import { firstWith, readArticles } from '../support/contentApi.ts'
import { expect, test } from '../support/test.ts'

const standard = { standard: true }

test('Payload’s own screens have a name for every control', async ({ page, backOffice }) => {
  await backOffice.list('blogs')
  const [article] = await page.locator('table tbody a').allInnerTexts()
  await expect(page.getByRole('checkbox', { name: `Choisir : ${article}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Page suivante' }).first()).toBeVisible()
  expect(await axeFaults(page, standard), 'a list').toEqual([])

  await backOffice.list('faqs')
  await expect(page.getByRole('button', { name: 'Déplacer' }).first()).toBeVisible()
  expect(await axeFaults(page, standard), 'a list in an order of its own').toEqual([])

  const { id, attributes } = firstWith(
    await readArticles(),
    (article) => article.attributes.image.data !== null,
  )
  await backOffice.record('media', attributes.image.data?.id ?? 0)
  await expect(page.getByRole('button', { name: 'Retirer le fichier' })).toBeVisible()
  expect(await axeFaults(page, standard), 'a picture').toEqual([])

  await backOffice.record('blogs', id)
  await expect(page.getByRole('button', { name: 'Ouvrir le fichier' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Autres actions' })).toBeVisible()
  expect(await axeFaults(page, standard), 'a record').toEqual([])

  await page.getByRole('button', { name: 'Image de la médiathèque' }).click()
  await page.getByRole('button', { name: 'Ajouter : Image' }).click()
  const drawer = page.getByRole('dialog').last()
  await expect(drawer.getByRole('textbox', { name: /^Texte alternatif/ })).toBeVisible()
  expect(await axeFaults(page, { part: '.doc-drawer', ...standard }), 'a drawer').toEqual([])
})
