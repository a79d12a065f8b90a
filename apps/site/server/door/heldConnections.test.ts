import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as betweenParts } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { countingPages, type SiteUnderTest, startSite } from '../../test/siteHost.ts'

/** A twentieth of what the site gives in earnest, so that a test takes seconds. */
const patience = { headers: 600, silence: 600, body: 500, leastRate: 1024 }

let backOffice: FakeBackOffice
let site: SiteUnderTest
let url: string
let port: number
const sockets: Socket[] = []

beforeEach(async () => {
  backOffice = await startFakeBackOffice()
  site = await startSite(countingPages().handler, { API_URL: backOffice.apiUrl }, patience)
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  port = (site.app.server.address() as AddressInfo).port
  url = `http://127.0.0.1:${port}`
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await site.stop()
  await backOffice.stop()
})

async function holding(text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.resume()
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

function post(path: string, length: number, headers = ''): string {
  const type = 'Content-Type: application/json\r\n'
  return `POST ${path} HTTP/1.1\r\nHost: x\r\n${type}${headers}Content-Length: ${length}\r\n\r\n`
}

const connections = () =>
  new Promise((resolve) => {
    site.app.server.getConnections((_error, count) => resolve(count))
  })
const ended = (socket: Socket) => (socket.closed ? undefined : once(socket, 'close'))

describe('whoever holds connections open', () => {
  it('with forms that do not come does not close the back office to others', async () => {
    for (let count = 0; count < 70; count += 1) {
      await holding(`${post('/admin/api/users/login', 500)}{`)
    }
    const data = { email: 'awa@sira.example' }
    const signIn = { method: 'POST', body: JSON.stringify(data), signal: AbortSignal.timeout(2000) }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/admin/api/users/login`, { ...signIn, headers })
    expect(answer.status).toBe(200)
    expect(backOffice.asked).toEqual(['/admin/api/users/login'])
  })

  it('is sent away: with a form, with half a header', async () => {
    const form = await holding(`${post('/admin/api/users/login', 500)}{`)
    const page = await holding(`${post('/contact', 500)}a`)
    const header = await holding('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    await Promise.all([form, page, header].map(ended))
    expect(backOffice.asked).toEqual([])
  })

  it('with an answer that he does not read is sent away', async () => {
    backOffice.answer((_request, response) => response.end('x'.repeat(32 * 1024 * 1024)))
    const reader = await holding('GET /api/blogs HTTP/1.1\r\nHost: x\r\n\r\n')
    reader.pause()
    await expect.poll(() => backOffice.asked.length).toBe(1)
    await expect.poll(connections, { timeout: 5000 }).toBe(0)
  })

  it('may be a slow line: what comes at the least rate arrives', async () => {
    backOffice.answer((request, response) => request.pipe(response))
    const length = 6000
    const form = await holding(post('/admin/api/users/login', length))
    const answered = once(form, 'data')
    for (let sent = 0; sent < length; sent += 500) {
      form.write('x'.repeat(500))
      await betweenParts(100)
    }
    const [answer] = await answered
    expect(String(answer)).toContain('200 OK')
  })

  it('has a share of them: others of his address wait, those of another do not', async () => {
    const held: (() => void)[] = []
    backOffice.answer((request, response) => {
      held.push(() => json({})(request, response))
    })
    const ask = (address: string) =>
      fetch(`${url}/admin`, { headers: { 'x-forwarded-for': address } })
    const many = Array.from({ length: 40 }, () => ask('203.0.113.1'))
    await expect.poll(() => held.length).toBe(16)
    const other = ask('203.0.113.2')
    await expect.poll(() => held.length).toBe(17)
    backOffice.answer(json({}))
    for (const answer of held) answer()
    for (const answer of await Promise.all([...many, other])) expect(answer.status).toBe(200)
  })
})

describe('what is large', () => {
  const picture = () => new Blob([new Uint8Array(200 * 1024)])
  const send = (headers: Record<string, string>) => {
    const body = new FormData()
    body.set('file', picture(), 'photo.png')
    return fetch(`${url}/admin/api/media`, { method: 'POST', body, headers })
  }
  beforeEach(() => {
    backOffice.answer((request, response) => {
      if (!request.url?.startsWith('/admin/api/users/me')) return void request.pipe(response)
      const user = request.headers.cookie === 'payload-token=known' ? { id: 1 } : null
      json({ user })(request, response)
    })
  })

  it('is passed on when it comes from staff', async () => {
    const answer = await send({ cookie: 'payload-token=known' })
    expect(answer.status).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(200 * 1024)
  })

  it('is read and refused in French when it comes from anybody else', async () => {
    const answers = await Promise.all([send({}), send({ cookie: 'payload-token=invented' })])
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(await answer.text()).toContain('Connectez-vous')
    }
    expect(backOffice.asked).not.toContain('/admin/api/media')
  })

  it.each([
    ['is restarting', (_request: unknown, response: ServerResponse) => response.destroy()],
    ['is starting', json({ errors: [] }, {}, 503)],
    ['has nobody there yet', (_request: unknown, response: ServerResponse) => response.end('<p>')],
  ] as const)('is to be sent again when the back office %s', async (_what, how) => {
    backOffice.answer(how)
    const answer = await send({ cookie: 'payload-token=known' })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(await answer.text()).toContain('Recommencez dans un instant')
  })

  it('does not have all connections to the back office while it is asked who sends', async () => {
    const held: (() => void)[] = []
    backOffice.answer(
      (request, response) => void held.push(() => json({ user: null })(request, response)),
    )
    const uploads = Array.from({ length: 10 }, () => send({ cookie: 'payload-token=invented' }))
    await expect.poll(() => held.length).toBe(6)
    backOffice.answer(json({ user: null }))
    for (const answer of held) answer()
    for (const { status } of await Promise.all(uploads)) expect(status).toBe(401)
  })

  it('is never a form of the contract', async () => {
    const body = JSON.stringify({ data: { message: 'x'.repeat(120 * 1024) } })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/devis`, { method: 'POST', body, headers })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ data: null, error: { status: 413 } })
  })
})

describe('the files of the screens', () => {
  it('are asked for once, however many read them', async () => {
    backOffice.answer(
      json(
        { script: 'x'.repeat(5000) },
        { 'cache-control': 'public, max-age=31536000, immutable' },
      ),
    )
    const read = () => fetch(`${url}/_next/static/chunks/a.js`)
    const answers = await Promise.all(Array.from({ length: 80 }, read))
    for (const answer of answers) expect((await answer.text()).length).toBeGreaterThan(5000)
    expect(backOffice.asked).toEqual(['/_next/static/chunks/a.js'])
  })
})
