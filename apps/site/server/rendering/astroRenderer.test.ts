import { expect, it } from 'vitest'
import { astroRenderer } from './astroRenderer.ts'
import { drawThroughNode } from './drawThroughNode.ts'

const target = '/actualite/un'

it('gives the whole page, its status and its headers', async () => {
  const render = astroRenderer(
    drawThroughNode(async (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html', 'cache-tag': 'blogs' })
      response.write('en deux ')
      response.end('morceaux')
    }),
    () => ({}),
  )
  const page = await render({ method: 'GET', target })
  expect(page).toMatchObject({
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-tag': 'blogs' },
  })
  expect(page?.body.toString()).toBe('en deux morceaux')
})

it('gives nothing when no page has this address', async () => {
  const render = astroRenderer(
    async () => undefined,
    () => ({}),
  )
  expect(await render({ method: 'GET', target })).toBeUndefined()
})

it('hands over what the host knows, anew for each page', async () => {
  const seen: object[] = []
  const render = astroRenderer(
    async (_request, locals) => {
      seen.push(locals)
      return new Response()
    },
    () => ({ address: 'https://sira.example' }),
  )
  await render({ method: 'GET', target })
  await render({ method: 'GET', target })
  expect(seen).toEqual([{ address: 'https://sira.example' }, { address: 'https://sira.example' }])
  expect(seen[0]).not.toBe(seen[1])
})

it.each([
  [
    'at once',
    () => {
      throw new Error('panne')
    },
  ],
  ['later', () => Promise.reject(new Error('panne'))],
])('says why when rendering fails %s', async (_when, handler) => {
  const render = astroRenderer(drawThroughNode(handler), () => ({}))
  await expect(render({ method: 'GET', target })).rejects.toThrow('panne')
})
