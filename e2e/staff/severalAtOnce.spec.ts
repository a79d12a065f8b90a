import type { APIRequestContext } from '@playwright/test'
import { sharePicture } from '@sira/contract/routes'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, test } from '../support/test.ts'

const word = `tambarga${Date.now()}`
const titles = [`Rencontre ${word} du matin`, `Rencontre ${word} du soir`]

/** Where a published article can be met besides its own page: each with what is found there. */
const lists = ['/nos-actualites', '/sitemap/blogs-1.xml', '/actualites.rss', `/recherche?q=${word}`]

async function publish(backOffice: BackOffice, category: number): Promise<string[]> {
  const slugs: string[] = []
  for (const titre of titles) {
    const data = { titre, contenu: `Une rencontre ${word}.`, category, _status: 'published' }
    slugs.push((await backOffice.write('blogs', data)).slug)
  }
  return slugs
}

/** Where the articles stand on the site, of all places where they could. */
async function placesOf(request: APIRequestContext, slugs: readonly string[]): Promise<string[]> {
  const headers = { cookie: '' }
  const found: string[] = []
  for (const list of lists) {
    const text = await (await request.get(list, { headers })).text()
    if (slugs.some((slug) => text.includes(`/actualite/${slug}`))) found.push(list)
  }
  for (const slug of slugs) {
    const page = `/actualite/${slug}`
    for (const address of [page, sharePicture(page)]) {
      if ((await request.get(address, { headers })).ok()) found.push(address)
    }
  }
  return found
}

async function selectAll(backOffice: BackOffice): Promise<void> {
  const { page } = backOffice
  await backOffice.open(`/collections/blogs?limit=10&search=${word}`)
  await expect(page.locator('table tbody tr')).toHaveCount(titles.length)
  await page.locator('#select-all').check()
}

test.describe('Several articles at once', () => {
  let slugs: string[] = []

  test('that are unpublished leave the site, in every place, and come back when published', async ({
    page,
    backOffice,
  }) => {
    const { docs } = await (await page.request.get('/admin/api/categories?limit=1')).json()
    slugs = await publish(backOffice, docs[0].id)
    const everywhere = lists.length + 2 * slugs.length
    const places = () => placesOf(page.request, slugs)
    await expect.poll(async () => (await places()).length).toBe(everywhere)

    await selectAll(backOffice)
    await page.getByRole('button', { name: 'Dépublier', exact: true }).click()
    await page.locator('#confirm-action').click()
    await expect.poll(places, { timeout: 5000 }).toEqual([])

    await selectAll(backOffice)
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await page.locator('#confirm-action').click()
    await expect.poll(async () => (await places()).length).toBe(everywhere)

    await selectAll(backOffice)
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click()
    await page.locator('#confirm-action').click()
    await expect.poll(places, { timeout: 5000 }).toEqual([])
  })
})
