import { Writable } from 'node:stream'
import Fastify, { LogController } from 'fastify'
import { expect, it } from 'vitest'
import { logRequests } from './requestLog.ts'

it('the log tells what was answered, and no secret of an address', async () => {
  const lines: { level: number; path: string; status: number; page?: string }[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const logController = new LogController({ disableRequestLogging: true })
  const app = Fastify({ logger: { level: 'debug', stream }, logController })
  logRequests(app, ({ url }) => (url === '/' ? { level: 'debug', page: 'hit' } : {}))
  app.get('/*', async () => 'page')
  app.get('/raw', async (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(404).end()
  })
  for (const url of [
    '/',
    '/admin/reset/jeton',
    '/recherche?q=secret',
    '/raw',
    '/ar/selection/jeton',
  ]) {
    await app.inject({ url })
  }
  await app.close()
  const told = lines.filter(({ path }) => path)
  expect(told.map(({ path, status }) => `${path} ${status}`)).toEqual([
    '/ 200',
    '/admin/reset/… 200',
    '/recherche 200',
    '/raw 404',
    '/ar/selection/… 200',
  ])
  expect(told[0]).toMatchObject({ level: 20, page: 'hit' })
  expect(told[1]?.level).toBe(30)
})
