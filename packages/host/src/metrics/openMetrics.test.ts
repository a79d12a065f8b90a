import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { type Metrics, openMetrics } from './openMetrics.ts'

const token = 'un-jeton-pour-les-mesures'
let app: FastifyInstance
afterEach(() => app.close())

function open(given: string | undefined): Metrics | undefined {
  app = Fastify()
  const kindOf = ({ url }: { url: string }) => (url.startsWith('/api') ? 'api' : 'page')
  const metrics = openMetrics(app, { token: given, kindOf })
  app.get('/api', async () => 'oui')
  app.get('/page', async (_request, reply) => reply.code(503).send())
  return metrics
}
const look = (bearer = token) =>
  app.inject({ url: '/metrics', headers: { authorization: `Bearer ${bearer}` } })

describe('What a program counts of itself', () => {
  it('is the process, and its answers by kind and end', async () => {
    open(token)
    for (const url of ['/api', '/api', '/page']) await app.inject(url)
    const { body, headers } = await look()
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(body).toContain('sira_answer_seconds_count{kind="api",status="2xx"} 2')
    expect(body).toContain('sira_answer_seconds_count{kind="page",status="5xx"} 1')
  })

  it('is shown to whoever bears the token, and to nobody else', async () => {
    open(token)
    expect((await look()).statusCode).toBe(200)
    expect((await look('un-autre-jeton')).statusCode).toBe(401)
    expect((await app.inject('/metrics')).statusCode).toBe(401)
  })

  it('is nothing, at no address, where no token is set', async () => {
    expect(open(undefined)).toBeUndefined()
    expect((await look()).statusCode).toBe(404)
  })

  it('has what its parts add, as it is when somebody looks', async () => {
    const metrics = open(token)
    let waiting = 3
    metrics?.gauge('sira_waiting', 'Ce qui attend', () => waiting)
    metrics?.gauges('sira_letters', 'Lettres', 'state', async () => ({ waiting: 2, failed: 1 }))
    expect((await look()).body).toMatch(/^sira_waiting 3$/m)
    waiting = 4
    const { body } = await look()
    expect(body).toMatch(/^sira_waiting 4$/m)
    expect(body).toMatch(/^sira_letters\{state="failed"\} 1$/m)
  })

  it('lacks only what cannot be told', async () => {
    const metrics = open(token)
    metrics?.gauges('sira_letters', 'Lettres', 'state', () => Promise.reject(new Error('panne')))
    metrics?.gauge('sira_age', 'Âge', () => undefined)
    metrics?.gauge('sira_waiting', 'Ce qui attend', () => 1)
    const { statusCode, body } = await look()
    expect(statusCode).toBe(200)
    expect(body).not.toContain('sira_letters{')
    expect(body).toMatch(/^sira_age Nan$/im)
    expect(body).toMatch(/^sira_waiting 1$/m)
  })
})
