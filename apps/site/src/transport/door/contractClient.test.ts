import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../test/fakeBackOffice.ts'
import { openBackOffice } from './contractClient.ts'

let server: FakeBackOffice
beforeEach(async () => {
  server = await startFakeBackOffice()
})
afterEach(() => server.stop())

function open(limits = { timeoutMs: 2000, maxBytes: 10_000 }) {
  return openBackOffice({ apiUrl: server.apiUrl, logError: () => {}, limits })
}

describe('the door to the back office', () => {
  it('gives the body and remembers what the page is made from', async () => {
    server.answer(json({ data: [] }, { 'cache-tag': 'blogs, media' }))
    const backOffice = open()
    const reading = await backOffice.read('blogs')
    expect(reading).toEqual({ state: 'found', body: { data: [] }, tags: ['blogs', 'media'] })
    expect([...backOffice.tags]).toEqual(['blogs', 'media'])
  })

  it('takes no half of a character, which no address could hold', async () => {
    server.answer(json({ data: ['a\uD83C', 'é🎓'] }))
    expect(await open().read('blogs')).toMatchObject({ body: { data: ['a\uFFFD', 'é🎓'] } })
  })

  it('asks the same thing once for one page', async () => {
    const backOffice = open()
    await Promise.all([backOffice.read('blogs'), backOffice.read('blogs')])
    expect(server.asked).toEqual(['/api/blogs'])
  })

  it('asks a back office on the same machine for bytes as they are', async () => {
    let accepted: string | string[] | undefined
    server.answer((request, response) => {
      accepted = request.headers['accept-encoding']
      json({ data: [] })(request, response)
    })
    await open().read('blogs')
    expect(accepted).toBe('identity')
  })

  it('knows what is absent, and what that absence depends on', async () => {
    server.answer(json({ data: null }, { 'cache-tag': 'settings' }, 404))
    const backOffice = open()
    expect(await backOffice.read('settings')).toEqual({ state: 'absent', tags: ['settings'] })
    expect([...backOffice.tags]).toEqual(['settings'])
  })

  it.each([401, 403])('knows what is not for the visitor (%i)', async (status) => {
    server.answer(json({}, {}, status))
    expect(await open().read('devis')).toEqual({ state: 'forbidden' })
  })

  it.each([
    ['an error', json({}, {}, 500)],
    ['a refusal of the question', json({}, {}, 400)],
    ['a redirect', json({}, { location: 'http://127.0.0.1/elsewhere' }, 302)],
    ['no JSON', (_: unknown, response: { end(text: string): void }) => response.end('<html>')],
    ['a broken connection', (_: unknown, response: { destroy(): void }) => response.destroy()],
    ['an answer too long', json({ data: 'x'.repeat(20_000) })],
  ])('counts %s as a back office that is away', async (_what, answer) => {
    server.answer(answer)
    expect(await open().read('blogs')).toMatchObject({ state: 'away' })
  })

  it('does not wait longer than it may', async () => {
    server.answer(() => {})
    const reading = await open({ timeoutMs: 50, maxBytes: 1000 }).read('blogs')
    expect(reading).toMatchObject({ state: 'away', reason: { name: 'TimeoutError' } })
  })

  it('does not wait longer for a body that never ends either', async () => {
    server.answer((_request, response) => void response.write('{"data":'))
    const reading = await open({ timeoutMs: 50, maxBytes: 1000 }).read('blogs')
    expect(reading).toMatchObject({ state: 'away' })
  })

  it('is away when nobody listens', async () => {
    await server.stop()
    expect(await open().read('blogs')).toMatchObject({ state: 'away' })
  })
})
