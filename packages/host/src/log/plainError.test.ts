import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { logOptions } from './logOptions.ts'

function logged(write: (log: ReturnType<typeof Fastify>['log']) => void): string {
  let lines = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines += chunk
      done()
    },
  })
  write(Fastify({ logger: { ...logOptions('info'), stream } }).log)
  return lines
}

/** As Drizzle and the package pg make it. */
function failedQuery(): Error {
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email"'),
    {
      code: '23505',
      detail: 'Key (email)=(awa.ouedraogo@exemple.bf) already exists.',
    },
  )
  const sql = 'insert into "users" ("email", "name") values ($1, $2)'
  const params = ['awa.ouedraogo@exemple.bf', 'Awa Ouédraogo', '+226 70 12 34 56']
  const message = `Failed query: ${sql}\nparams: ${params.join(',')}`
  return Object.assign(new Error(message, { cause }), { query: sql, params })
}

describe('what a log keeps of an error', () => {
  it.each([
    ['beside other facts', (log: Log) => log.error({ err: failedQuery() }, 'a échoué')],
    ['alone', (log: Log) => log.error(failedQuery())],
    [
      'in words of somebody else',
      (log: Log) => log.error({ err: new Error(`Error: ${failedQuery().message}`) }, 'a échoué'),
    ],
    ['under another name', (log: Log) => log.warn({ failure: failedQuery() }, 'a échoué')],
  ])('is what happened and where, nobody and no value, %s', (_how, write) => {
    const lines = logged(write)
    expect(lines.trim().split('\n')).toHaveLength(1)
    expect(lines).not.toMatch(/awa|ouédraogo|exemple\.bf|70 12|insert into/i)
    const { err, failure = err } = JSON.parse(lines)
    expect(failure).toMatchObject({
      message: expect.stringMatching(/Failed query$/),
      stack: expect.stringContaining('    at '),
    })
    if (failure.cause) expect(failure.cause).toMatchObject(cause)
  })

  it('leaves out a value that PostgreSQL could not take', () => {
    const wrong = 'invalid input syntax for type integer: "Awa Ouédraogo"'
    const err = Object.assign(new Error(wrong), { code: '22P02' })
    expect(JSON.parse(logged((log) => log.error({ err }))).err.message).toBe(
      'invalid input syntax for type integer',
    )
  })

  it.each([
    'refusé pour awa@exemple.bf',
    'lien ?to=awa%40exemple.bf',
    'appelez le +226 70 12 34 56',
    'appelez le 70 12 34 56',
    'appelez le 70123456',
  ])('leaves people out of its words: %s', (words) => {
    expect(JSON.parse(logged((log) => log.warn(words))).msg).not.toMatch(/awa|70/)
  })

  it('keeps moments, versions and numbers as they are', () => {
    const words = 'migration 20261126_080000 de 2026-11-26T17:16:05.123Z, 3.90.1, 14000 pages'
    const said = JSON.parse(logged((log) => log.info({ ms: 12345678901 }, words)))
    expect(said).toMatchObject({ msg: words, ms: 12345678901 })
  })
})

type Log = ReturnType<typeof Fastify>['log']
const cause = { code: '23505', message: expect.stringContaining('unique constraint') }
