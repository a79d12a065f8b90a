import { expect, it } from 'vitest'
import { startSite } from '../../test/siteHost.ts'
import type { NodeHandler } from './drawThroughNode.ts'
import { wholePages } from './wholePages.ts'

/** A build whose page `/actualite/un` gives this; `/503` says that it will be back. */
function broken(status: number, text: string): NodeHandler {
  return (request, response) => {
    const isAway = request.url === '/503' || request.url === '/ar/503'
    response.writeHead(isAway ? 503 : status, {
      'content-type': 'text/html',
      'cdn-cache-control': 'max-age=300',
    })
    response.end(isAway ? `<html>${request.url} de retour bientôt</html>\n` : text)
  }
}

it.each([
  ['has no end', 200, '<!DOCTYPE html>'],
  ['broke off', 200, `<!doctype html><html><body>${'a'.repeat(5000)}`],
  ['is empty', 200, ''],
  ['failed', 500, ''],
])(
  'a page that %s is answered by the one that says so, and kept by nobody',
  async (_how, status, text) => {
    const site = await startSite(broken(status, text))
    for (const [url, shown] of [
      ['/actualite/un', '/503'],
      ['/ar/actualite/un', '/ar/503'],
      ['/apercu/blogs/1', '/503'],
    ]) {
      const answer = await site.app.inject({ url: url ?? '' })
      expect(answer.statusCode).toBe(503)
      expect(answer.body).toContain(`${shown} de retour bientôt`)
    }
    const head = await site.app.inject({ method: 'HEAD', url: '/actualite/un' })
    expect(head.statusCode).toBe(503)
    await site.stop()
  },
)

it('a site of which nothing can be rendered says so in a sentence', async () => {
  const site = await startSite((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end()
  })
  const answer = await site.app.inject({ url: '/' })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBeDefined()
  expect(answer.body).toBe('Une erreur s’est produite. Réessayez dans un instant.\n')
  await site.stop()
})

it('a page that is whole, a redirection and a file for programs are left as they are', async () => {
  const answers = [
    [200, 'text/html', '<html></html>\n'],
    [301, 'text/html', ''],
    [503, 'text/plain; charset=utf-8', 'Le service est momentanément indisponible.\n'],
  ] as const
  for (const [status, type, text] of answers) {
    const site = await startSite((_request, response) => {
      response.writeHead(status, { 'content-type': type })
      response.end(text)
    })
    const answer = await site.app.inject({ url: '/actualite/un' })
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toBe(text)
    await site.stop()
  }
})

it('the log says which page broke off, and where', async () => {
  const logged: unknown[] = []
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const render = wholePages(
    async () => ({ status: 200, headers, body: Buffer.from('<!DOCTYPE html>') }),
    (message, details) => logged.push(message, details),
  )
  await render({ method: 'GET', target: '/nos-formations?page=9' })
  expect(logged).toEqual([
    'page incomplète',
    { page: '/nos-formations?page=9', status: 200, bytes: 15 },
  ])
})
