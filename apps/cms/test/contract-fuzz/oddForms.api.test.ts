import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHost } from '../../server/host.ts'
import { readEnvironment } from '../../src/environment/environment.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { formHeaders } from './oddHeaders.ts'
import { oddText } from './oddValues.ts'
import { sendRequest } from './sendRequest.ts'

describe('complete forms with odd texts and headers', () => {
  let office: OpenPayload
  let app: FastifyInstance
  let origin = ''
  const agent = new Agent({ keepAlive: true })

  beforeAll(async () => {
    office = await openPayload()
    await office.payload.updateGlobal({ slug: 'settings', data: { proofOfWork: true } })
    app = (await createHost(readEnvironment(process.env), office.payload)).app
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    agent.destroy()
    await app.close()
    await office.close()
  })

  const forms = fc.record({
    nom: oddText.map((text) => text.slice(0, 255)),
    // A message without a word in it is refused (product 5).
    message: oddText.map((text) => `!${text}`),
    headers: formHeaders,
  })

  it('are taken, and kept once when they come twice under one key', async () => {
    let sent = 0
    const taken = fc.asyncProperty(forms, async ({ nom, message, headers: given }) => {
      const headers = {
        ...given,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }
      const body = Buffer.from(JSON.stringify({ data: { nom, message, email: 'awa@exemple.bf' } }))
      const request = { path: '/api/devis', headers, body, inPieces: false }
      const first = await sendRequest(origin, request, agent)
      const second = await sendRequest(origin, request, agent)
      sent += 1
      expect([first.status, second.status], `${first.text} ${second.text}`).toEqual([200, 200])
      expect(JSON.parse(second.text).data).toEqual(JSON.parse(first.text).data)
    })
    // A name in several lines is kept in one.
    const lines = [{ nom: '\r\nBcc: x', message: '!', headers: {} }] as const
    await fc.assert(taken, { numRuns: 500, examples: lines.map((line) => [line]) })
    expect((await office.payload.count({ collection: 'devis' })).totalDocs).toBe(sent)
  }, 120_000)
})
