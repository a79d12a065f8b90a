import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../test/fakeBackOffice.ts'
import { wireArticle, wireList } from '../test/wireNews.ts'
import { readEnvironment } from './environment.ts'
import { openSite } from './openSite.ts'
import { drawThroughNode, type NodeHandler } from './rendering/drawThroughNode.ts'

let backOffice: FakeBackOffice
let folder: string

beforeEach(async () => {
  backOffice = await startFakeBackOffice()
  folder = mkdtempSync(join(tmpdir(), 'sira-site-'))
})
afterEach(async () => {
  await backOffice.stop()
  rmSync(folder, { recursive: true })
})

/** A page that shows how many articles the search finds. */
const searchPage: NodeHandler = (_request, response, _next, locals) => {
  const question = { text: 'tenkodogo', locale: 'fr' } as const
  const found = (locals as App.Locals).search?.find(question)
  response.writeHead(404, { 'content-type': 'text/html' })
  response.end(`<html>${found?.groups.map(({ total }) => total).join() ?? 'sans recherche'}</html>`)
}

it.each([{}, { STRAPI: '4' }])(
  'a site that starts before its server has its search and its redirections once that is there: %j',
  async (variables) => {
    backOffice.answer((_request, response) => response.destroy())
    const environment = readEnvironment({
      API_URL: backOffice.apiUrl,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...variables,
    })
    const app = await openSite(environment, {
      draw: drawThroughNode(searchPage),
      clientFolder: folder,
    })
    await expect.poll(() => backOffice.asked.length).toBeGreaterThan(1)

    backOffice.answer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost')
      const records: Readonly<Record<string, unknown[]>> = {
        '/api/redirections': [{ id: 1, attributes: { from: '/ancienne', to: '/contact' } }],
        '/api/blogs': [wireArticle('marche', { titre: 'Le marché de Tenkodogo' })],
      }
      json(wireList(records[pathname] ?? []))(request, response)
    })
    await expect
      .poll(async () => (await app.inject('/ancienne')).headers.location, { timeout: 10_000 })
      .toBe('/contact')
    await expect
      .poll(async () => (await app.inject('/recherche')).body, { timeout: 10_000 })
      .toBe('<html>1</html>')
    await app.close()
  },
  30_000,
)
