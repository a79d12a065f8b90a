import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { FastifyInstance } from 'fastify'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readEnvironment } from '../../server/environment.ts'
import { createHost } from '../../server/host.ts'
import { databaseOf } from '../../src/contract/sql/database.ts'
import { withinTransaction } from '../../src/inbox/withinTransaction.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type PostgresCluster, startPostgres } from '../support/postgres.ts'

const message = { name: 'Awa', email: 'awa@exemple.bf' }

/** At the COMMIT of what holds this word, PostgreSQL cuts the connection. */
const cutting = sql.raw(`
  create function cut() returns trigger language plpgsql as $$
  begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
  create constraint trigger cut after insert on contacts deferrable initially deferred
  for each row when (new.message = 'coupée') execute function cut();`)

describe('a connection to PostgreSQL (issue 13, point 1)', () => {
  let postgres: PostgresCluster | string = 'not started'
  let office: OpenPayload
  let app: FastifyInstance

  beforeAll(async () => {
    postgres = await startPostgres()
    if (typeof postgres === 'string') return console.info(postgres)
    office = await openPayload({ databaseUrl: postgres.url })
    app = (await createHost(readEnvironment(process.env), office.payload)).app
    await databaseOf(office.payload).rows(cutting)
  })
  beforeEach(({ skip }) => {
    if (typeof postgres === 'string') skip(postgres)
  })
  afterAll(async () => {
    if (typeof postgres === 'string') return
    await app.close()
    await office.close()
    postgres.stop()
  })

  const send = (text: string) =>
    app.inject({
      method: 'POST',
      url: '/api/contacts',
      payload: { data: { ...message, message: text } },
    })
  const kept = async (text: string) =>
    (
      await office.payload.count({
        collection: 'contacts',
        where: { message: { equals: text } },
      })
    ).totalDocs

  it('that is lost at COMMIT acknowledges nothing, and the next one works', async () => {
    const answer = await send('coupée')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ data: null, error: { status: 503 } })
    expect(await kept('coupée')).toBe(0)

    expect((await send('entière')).statusCode).toBe(200)
    expect(await kept('entière')).toBe(1)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })

  it('does not pretend to keep what was undone by a failure that somebody swallowed', async () => {
    const { payload } = office
    const req = await createLocalReq({}, payload)
    const saving = withinTransaction(req, async () => {
      await payload.create({ collection: 'tags', data: { nom: 'Emploi' }, req })
      const data = { ...message, idempotencyKey: 'deux fois la même clé' }
      await payload.db.create({ collection: 'contacts', data, req })
      await payload.db.create({ collection: 'contacts', data, req }).catch(() => undefined)
    })
    await expect(saving).rejects.toThrow('Rien')
    expect((await payload.count({ collection: 'tags' })).totalDocs).toBe(0)
  })

  it('that may only read is not ready, and takes no form', async () => {
    const { rows } = databaseOf(office.payload)
    const restrict = async (state: 'on' | 'off') => {
      await rows(sql.raw(`alter system set default_transaction_read_only = ${state}`))
      await rows(sql`select pg_reload_conf()`)
      await expect
        .poll(async () => (await rows(sql`show default_transaction_read_only`))[0])
        .toMatchObject({ default_transaction_read_only: state })
    }
    await restrict('on')
    expect((await app.inject('/readyz')).statusCode).toBe(503)
    expect((await send('interdite')).statusCode).toBe(503)
    await restrict('off')
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })
})
