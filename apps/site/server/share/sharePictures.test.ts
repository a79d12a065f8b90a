import { sharePicture } from '@sira/contract/routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lifetime, type SiteUnderTest, startSite } from '../../test/siteHost.ts'
import type { NodeHandler } from '../rendering/drawThroughNode.ts'

const titles: Readonly<Record<string, string>> = {
  '/actualite/un': 'Un titre',
  '/actualite/deux': 'Un autre titre',
  '/actualite/html': 'La balise <meta property="og:title" content="Un titre"> & les autres',
  '/nos-formations': 'Nos formations',
  '/recherche': 'Recherche',
  '/sira-biblio': 'Biblio',
  '/sira-biblio?livre=3': 'Le livre des comptes',
  '/demander-un-devis': 'Demander un devis',
}
let renders = 0

/** Pages whose HTML says nothing of what they tell the host. */
const pages: NodeHandler = (request, response, next, locals) => {
  const title = titles[request.url ?? '']
  if (title === undefined && request.url !== '/actualite/sans') return next()
  renders += 1
  if (title !== undefined) {
    Object.assign(locals, { shared: { title, brand: 'Sira', isArabic: false } })
  }
  const kept = request.url === '/recherche' ? {} : { 'cdn-cache-control': lifetime }
  const headers = { 'content-type': 'text/html', ...kept }
  response.writeHead(200, { ...headers, 'content-security-policy': "default-src 'self';" })
  response.end('<html lang="fr"><meta property="og:title" content="Autre chose"></html>')
}

let site: SiteUnderTest
beforeAll(async () => {
  site = await startSite(pages)
})
afterAll(() => site.stop())

const articles = ['/actualite/un', '/actualite/deux', '/actualite/html']
const pictureOf = (page: string) => site.app.inject({ url: sharePicture(page) })

it('a page is shared under the title that it says, whatever its HTML is like', async () => {
  const [one, two, odd] = await Promise.all(articles.map(pictureOf))
  for (const picture of [one, two, odd]) {
    expect(picture?.statusCode).toBe(200)
    expect(picture?.headers['content-type']).toBe('image/png')
  }
  expect(one?.rawPayload.equals(two?.rawPayload ?? Buffer.of())).toBe(false)
})

it('a page that somebody reads and somebody shares is rendered once, and its words stay inside', async () => {
  renders = 0
  await site.app.inject({ url: '/actualite/deux' })
  const { headers } = await site.app.inject({ url: '/actualite/deux' })
  await pictureOf('/actualite/deux')
  expect(renders).toBeLessThanOrEqual(1)
  expect(JSON.stringify(headers)).not.toContain('Un autre titre')
})

it.each([
  '/nos-formations?theme=',
  '/recherche?q=',
  '/demander-un-devis?livre=',
  '/sira-biblio?page=',
])('whatever is asked of a page, it is drawn once: %s', async (asked) => {
  renders = 0
  const pictures = await Promise.all([1, 2].map((value) => pictureOf(`${asked}${value}`)))
  pictures.push(await pictureOf(`${asked}3`))
  expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(renders).toBe(1)
})

it('a record that has no path of its own is shared under its title', async () => {
  const [shop, book] = await Promise.all(['/sira-biblio', '/sira-biblio?livre=3'].map(pictureOf))
  expect(book?.statusCode).toBe(200)
  expect(book?.rawPayload.equals(shop?.rawPayload ?? Buffer.of())).toBe(false)
  const again = await pictureOf('/sira-biblio?page=2&livre=3')
  expect(again.headers.etag).toBe(book?.headers.etag)
  expect((await pictureOf('/sira-biblio?livre=99999')).statusCode).toBe(404)
})

it('what says nothing of itself has no share picture', async () => {
  expect((await pictureOf('/actualite/sans')).statusCode).toBe(404)
  expect((await pictureOf('/actualite/absent')).statusCode).toBe(404)
})
