import { Agent } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHost } from '../../server/host.ts'
import { readEnvironment } from '../../src/environment/environment.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { goodJson } from './malformedJson.ts'
import { malformedRequest } from './malformedRequest.ts'
import { type Answer, sendRequest } from './sendRequest.ts'

const count = 10_000
const warmUp = 1000
const inFlight = 16
/** What the garbage of a run leaves behind, with room; a leak of 2 kB a request would be 18 MB. */
const allowedGrowth = 12 * 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

describe('10,000 malformed bodies', () => {
  let office: OpenPayload
  let app: FastifyInstance
  let origin = ''
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight })
  const told = new Map<string, number>()

  beforeAll(async () => {
    office = await openPayload()
    app = (await createHost(readEnvironment(process.env), office.payload)).app
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    agent.destroy()
    await app.close()
    await office.close()
  })

  function judge({ status, text }: Answer): void {
    expect(status, text.slice(0, 500)).toBeGreaterThanOrEqual(400)
    expect(status, text.slice(0, 500)).toBeLessThan(500)
    const { data, error } = JSON.parse(text)
    expect([data, error.status, typeof error.message]).toEqual([null, status, 'string'])
    const reason = error.details?.errors ? 'fields' : `${status} ${error.name}`
    told.set(reason, (told.get(reason) ?? 0) + 1)
  }

  it('are refused with 4xx in the error envelope, and cost no memory', async () => {
    let sent = 0
    let before = 0
    const batch = fc.array(malformedRequest, { minLength: inFlight, maxLength: inFlight })
    const refused = fc.asyncProperty(batch, async (requests) => {
      const answers = await Promise.all(requests.map((one) => sendRequest(origin, one, agent)))
      for (const answer of answers) judge(answer)
      sent += requests.length
      if (before === 0 && sent >= warmUp) before = heapUsed()
    })
    await fc.assert(refused, { numRuns: Math.ceil(count / inFlight), endOnFailure: true })

    expect(sent).toBeGreaterThanOrEqual(count)
    expect(heapUsed() - before).toBeLessThan(allowedGrowth)
    for (const collection of ['devis', 'contacts', 'newsletters', 'emails'] as const) {
      expect((await office.payload.count({ collection })).totalDocs).toBe(0)
    }
  }, 120_000)

  it('got to every way of refusing, most of them past the reading of the body', () => {
    for (const reason of ['400 SyntaxError', '400 ValidationError', '413 PayloadTooLargeError']) {
      expect(told.get(reason), reason).toBeGreaterThan(200)
    }
    expect(told.get('fields')).toBeGreaterThan(count / 4)
  })

  it('leave a server that takes the next good form', async () => {
    const body = Buffer.from(goodJson)
    const headers = { 'content-type': 'application/json' }
    for (const path of ['/api/devis', '/api/contacts', '/api/newsletters']) {
      const good = await sendRequest(origin, { path, headers, body, inPieces: false }, agent)
      expect(good.status).toBe(200)
    }
  })
})
