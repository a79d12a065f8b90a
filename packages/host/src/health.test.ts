import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerHealth } from './health.ts'

it('whoever watches learns whether the program answers, and whether it can work', async () => {
  let ready = true
  const app = Fastify()
  answerHealth(app, async () => ready)
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode

  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
  ready = false
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
  await app.close()
})
