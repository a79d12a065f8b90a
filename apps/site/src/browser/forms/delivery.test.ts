import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Delivery, deliver } from './delivery.ts'

/** Answers with the status that stands in the address. */
const server = createServer((request, response) => {
  const [, status, wait] = (request.url ?? '').split('/')
  if (wait) response.setHeader('retry-after', wait)
  response.writeHead(Number(status)).end('{}')
})
const sent = (path: string) => {
  const { port } = server.address() as AddressInfo
  return deliver(new Request(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: '{}' }))
}

beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
afterAll(() => new Promise((done) => server.close(done)))

test.each<[string, Delivery]>([
  ['/200', { outcome: 'sent' }],
  ['/201', { outcome: 'refused', status: 201 }],
  ['/400', { outcome: 'refused', status: 400 }],
  ['/500', { outcome: 'refused', status: 500 }],
  ['/429/200', { outcome: 'tooMany', retryAfter: 200 }],
  // Said in words, or not at all.
  ['/429/demain', { outcome: 'tooMany', retryAfter: 60 }],
  ['/429', { outcome: 'tooMany', retryAfter: 60 }],
])('The answer %s makes of a form: %o (product 7)', async (path, delivery) => {
  expect(await sent(path)).toEqual(delivery)
})

test('A form that reaches nobody is unanswered, and can be sent again as it is', async () => {
  const nobody = createServer().listen(0, '127.0.0.1')
  await once(nobody, 'listening')
  const { port } = nobody.address() as AddressInfo
  nobody.close()
  const request = new Request(`http://127.0.0.1:${port}/api/devis`, { method: 'POST', body: '{}' })
  expect(await deliver(request)).toEqual({ outcome: 'unanswered' })
  expect(request.bodyUsed).toBe(false)
})
