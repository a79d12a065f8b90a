import { createRequire } from 'node:module'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerHealth, type Readiness } from './health.ts'

it('whoever watches learns whether the program answers, and what it cannot do', async () => {
  let readiness: Readiness = { works: true, cannot: [] }
  const app = Fastify()
  answerHealth(app, async () => readiness)
  const asked = async (url: string) => {
    const answer = await app.inject({ url })
    return [answer.statusCode, answer.json()]
  }

  const { version: number } = createRequire(import.meta.url)('../../../package.json')
  const { status, version, commit } = (await app.inject('/healthz')).json()
  expect([status, version]).toEqual(['ok', number])
  expect(commit).toMatch(/^(?:[0-9a-f]{12}(?:-dirty)?|inconnu \(construit sans git\))$/)
  expect(await asked('/readyz')).toEqual([200, { status: 'ready' }])
  readiness = { works: true, cannot: ['rien n’est enregistré'] }
  const limited = { status: 'limited', cannot: ['rien n’est enregistré'] }
  expect(await asked('/readyz')).toEqual([200, limited])
  readiness = { works: false, cannot: [] }
  expect(await asked('/readyz')).toEqual([503, { status: 'unavailable' }])
  expect((await asked('/healthz'))[0]).toBe(200)
  await app.close()
})
