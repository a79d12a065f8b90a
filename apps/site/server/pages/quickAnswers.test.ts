import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createResponseCache, type ResponseCache } from '@sira/response-cache/responseCache'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lookupOf, sendPage } from './pageAnswer.ts'
import { quickAnswers } from './quickAnswers.ts'

let app: FastifyInstance
let cache: ResponseCache
let url: string
/** How many answers the framework gave, and who heard of the others. */
let framework = 0
let heard: string[] = []
let version = 1
let now = 0

beforeEach(async () => {
  framework = 0
  heard = []
  version = 1
  now = Date.now()
  app = Fastify({ logger: { level: 'silent' } })
  cache = createResponseCache({ maxBytes: 1_000_000, now: () => now })
  const quick = quickAnswers(app)
  quick.tell((request) => (asked) => {
    heard.push(`${request.url} ${asked.headers['user-agent']}`)
  })
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    async handler(request, reply) {
      framework += 1
      reply.header('vary', 'Save-Data')
      const light = request.headers['save-data'] === 'on' ? '#light' : ''
      const key = `${request.url}${light}`
      const page = await cache.respond(lookupOf(request, key), async () => ({
        status: request.url === '/absente' ? 404 : 200,
        headers: {
          'content-type': 'text/html',
          'cache-tag': 'blogs',
          'cdn-cache-control': 'max-age=1, stale-while-revalidate=60',
        },
        body: Buffer.from(`${key} ${version} ${'étoffe '.repeat(200)}`),
      }))
      return sendPage(reply, page, { quick })
    },
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(url + path, { method, headers })
  const { date: _date, ...said } = Object.fromEntries(answer.headers)
  return { status: answer.status, said, start: (await answer.text()).slice(0, path.length + 8) }
}
/** Twice: made, then kept; from then on it is remembered. */
async function remembered(path: string, headers: Record<string, string> = {}) {
  await ask(path, headers)
  const kept = await ask(path, headers)
  framework = 0
  heard = []
  return kept
}

describe('A page from memory, asked for again in the same way', () => {
  it('goes to the framework, which refuses it, for whoever names two hosts', async () => {
    await remembered('/')
    const { host, hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    await text(socket)
    expect(framework).toBe(1)
  })

  it('is given with the same words, before the framework, and whoever counts hears of it', async () => {
    const kept = await remembered('/', { 'user-agent': 'Awa' })
    expect(await ask('/', { 'user-agent': 'Awa' })).toEqual(kept)
    expect(framework).toBe(0)
    expect(heard).toEqual(['/ Awa'])
  })

  it('is made anew once its content has changed, or is old', async () => {
    await remembered('/')
    version = 2
    cache.invalidate(['blogs'])
    expect((await ask('/')).start).toContain('/ 2')
    await remembered('/')
    now += 1100
    await ask('/')
    expect(framework).toBe(1)
  })

  it.each([
    ['by who saves data', '/', { 'save-data': 'on' }, 'GET'],
    ['by another name of the site', '/', { 'x-forwarded-proto': 'https' }, 'GET'],
    ['with what he has already', '/', { 'if-none-match': '"x"' }, 'GET'],
    ['for its headers alone', '/', {}, 'HEAD'],
    ['in another encoding', '/', { 'accept-encoding': 'identity' }, 'GET'],
    ['at another address', '/autre', {}, 'GET'],
  ])('asked for %s, is the framework’s', async (_how, path, headers, method) => {
    await remembered('/')
    const { start } = await ask(path, headers, method)
    expect(framework).toBe(1)
    const light = 'save-data' in headers ? '#light' : ''
    expect(start.startsWith(method === 'HEAD' ? '' : `${path}${light} 1`)).toBe(true)
  })

  it('that is not there is the framework’s', async () => {
    await remembered('/absente')
    expect((await ask('/absente')).status).toBe(404)
    expect(framework).toBe(1)
  })

  it('with a connection that is to end says so', async () => {
    await remembered('/')
    app.server.prependListener('request', (_request, response) => {
      response.setHeader('connection', 'close')
    })
    expect((await ask('/')).said.connection).toBe('close')
    expect(framework).toBe(0)
  })
})
