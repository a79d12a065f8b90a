import { Agent } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createResponseCache } from '@sira/response-cache/responseCache'
import * as fc from 'fast-check'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractApi } from '../../src/contract/contractApi.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { malformedRequest, post } from './malformedRequest.ts'

const count = 10_000
const warmUp = 1000
const inFlight = 16
/** What the garbage of a run leaves behind, with room; a leak of 4 kB a request would be 36 MB. */
const allowedGrowth = 12 * 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function heapUsed(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

describe('10,000 malformed bodies (issue 4, abuse)', () => {
  let office: OpenPayload
  let app: FastifyInstance
  let origin = ''
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight })

  beforeAll(async () => {
    office = await openPayload()
    app = Fastify({ logger: false, routerOptions: { maxParamLength: 2000 } })
    await app.register(contractApi, {
      prefix: '/api',
      payload: office.payload,
      cache: createResponseCache({ maxBytes: 1024 * 1024 }),
      formRateLimit: { max: 1_000_000, timeWindowMs: 60_000 },
    })
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    agent.destroy()
    await app.close()
    await office.close()
  })

  it('are refused with 4xx in the error envelope, and cost no memory', async () => {
    let sent = 0
    let before = 0
    const batch = fc.array(malformedRequest, { minLength: inFlight, maxLength: inFlight })
    await fc.assert(
      fc.asyncProperty(batch, async (requests) => {
        const answers = await Promise.all(requests.map((one) => post(origin, one, agent)))
        for (const { status, text } of answers) {
          expect(status, text).toBeGreaterThanOrEqual(400)
          expect(status, text).toBeLessThan(500)
          expect(JSON.parse(text)).toMatchObject({ data: null, error: { status } })
        }
        sent += requests.length
        if (before === 0 && sent >= warmUp) before = heapUsed()
      }),
      { numRuns: Math.ceil(count / inFlight), endOnFailure: true },
    )
    expect(sent).toBeGreaterThanOrEqual(count)
    expect(heapUsed() - before).toBeLessThan(allowedGrowth)
    for (const collection of ['devis', 'contacts', 'newsletters'] as const) {
      expect((await office.payload.count({ collection })).totalDocs).toBe(0)
    }
  }, 120_000)

  it('leave a server that takes the next good form', async () => {
    const good = await fetch(`${origin}/api/devis`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { nom: 'Awa', email: 'awa@exemple.bf' } }),
    })
    expect(good.status).toBe(200)
  })
})
