import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { invalidationBody } from '@sira/contract/wire/invalidation'
import { signatureHeader } from '@sira/host/signedCall'
import { afterEach, describe, expect, it } from 'vitest'
import { siteAnnouncer } from './siteAnnouncer.ts'

const secret = 'a-secret-for-tests-only'

interface Call {
  url: string | undefined
  signature: unknown
  body: string
}

/** A site that answers with these statuses, one after the other. */
async function site(statuses: number[]) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    calls.push({ url: request.url, signature: request.headers[signatureHeader], body })
    response.writeHead(statuses[calls.length - 1] ?? 204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function journal() {
  const lines: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const note = (_details: object, message: string) => {
    lines.push(message)
    if (message.includes('annoncé')) resolve()
  }
  return { lines, delivered: promise, log: { info: note, warn: note } }
}

describe('telling the site what changed', () => {
  let open: Server | undefined
  afterEach(() => open?.close())

  it('is a call signed with the shared secret, in the form of the contract', async () => {
    const { server, calls, url } = await site([])
    open = server
    const { log, delivered } = journal()
    siteAnnouncer({ siteUrl: url, secret, log }).announce(['blogs', 'blogs/x'])
    await delivered

    const [call] = calls
    const body = call?.body ?? ''
    expect(call?.url).toBe('/_cache/invalidate')
    expect(invalidationBody.parse(JSON.parse(body)).tags).toEqual(['blogs', 'blogs/x'])
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    expect(call?.signature).toBe(`sha256=${signature}`)
  })

  it('is several calls where thousands of addresses changed at once', async () => {
    const { server, calls, url } = await site([])
    open = server
    const { log, lines } = journal()
    const tags = Array.from({ length: 1201 }, (_, index) => `blogs/article-${index}`)
    siteAnnouncer({ siteUrl: url, secret, log }).announce(tags)
    await expect.poll(() => lines).toHaveLength(3)

    const told = calls.flatMap(({ body }) => invalidationBody.parse(JSON.parse(body)).tags)
    expect(told.sort()).toEqual(tags.sort())
  })

  it('is tried again when the site is wrong, and told in the log', async () => {
    const { server, calls, url } = await site([500, 503])
    open = server
    const { log, lines, delivered } = journal()
    siteAnnouncer({ siteUrl: url, secret, log, retryDelays: [1, 1, 1] }).announce(['media'])
    await delivered

    expect(calls).toHaveLength(3)
    expect(lines.filter((line) => line.includes('n’a pas reçu'))).toHaveLength(2)
  })

  it('disturbs nobody when there is no site', async () => {
    const { log, lines } = journal()
    const warned = Promise.withResolvers<void>()
    const announcer = siteAnnouncer({
      siteUrl: 'http://127.0.0.1:9',
      secret,
      log: { ...log, warn: () => warned.resolve() },
    })
    announcer.announce(['tags'])
    await warned.promise
    announcer.stop()

    expect(lines).toEqual([])
  })
})
