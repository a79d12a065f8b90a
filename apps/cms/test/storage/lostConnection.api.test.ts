import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { FastifyInstance } from 'fastify'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHost } from '../../server/host.ts'
import { databaseOf } from '../../src/database/sql/database.ts'
import { storageFailureIn } from '../../src/database/storageFailure.ts'
import { withinTransaction } from '../../src/database/transactions/withinTransaction.ts'
import { readEnvironment } from '../../src/environment/environment.ts'
import { onChange } from '../../src/publication/changes/changeListeners.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type LossyConnection, lossyConnection } from '../support/lossyConnection.ts'
import { type PostgresCluster, startPostgres } from '../support/postgres.ts'

const message = { name: 'Awa', email: 'awa@exemple.bf' }

/** At the COMMIT of what holds this word, PostgreSQL cuts the connection. */
const cutting = sql.raw(`
  create function cut() returns trigger language plpgsql as $$
  begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
  create constraint trigger cut after insert on contacts deferrable initially deferred
  for each row when (new.message = 'coupée') execute function cut();`)

describe('a connection to PostgreSQL', () => {
  let postgres: PostgresCluster | string = 'not started'
  let network: LossyConnection
  let office: OpenPayload
  let app: FastifyInstance

  beforeAll(async () => {
    postgres = await startPostgres({ isMigrated: true })
    if (typeof postgres === 'string') return console.info(postgres)
    network = await lossyConnection(postgres.url)
    office = await openPayload({ databaseUrl: network.url })
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
    network.stop()
    postgres.stop()
  })

  const send = (text: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/contacts',
      headers,
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

  describe('that is lost after COMMIT, before its answer', () => {
    const losing = async <Result>(act: () => Promise<Result>) => {
      const told: string[] = []
      const stop = onChange((tags) => told.push(...tags))
      network.loseNextAnswer()
      const [settled] = await Promise.allSettled([act()])
      stop()
      return { failure: settled?.status === 'rejected' ? settled.reason : undefined, told }
    }

    it('acknowledges a form only where it finds it again, by its key', async () => {
      network.loseNextAnswer()
      const first = await send('retrouvée', { 'idempotency-key': 'la-meme-cle-deux-fois' })
      expect([first.statusCode, await kept('retrouvée')]).toEqual([200, 1])

      network.loseNextAnswer()
      expect((await send('incertaine')).statusCode).toBe(503)
      expect(await kept('incertaine')).toBe(1)
    })

    it('has the site look again, for it may be there', async () => {
      const { payload } = office
      const { failure, told } = await losing(() =>
        payload.create({ collection: 'tags', data: { nom: 'Peut-être' } }),
      )
      expect(failure).toMatchObject({ status: 503 })
      expect(String(failure)).toContain('Rien ne confirme')
      expect(
        (await payload.find({ collection: 'tags', limit: 1, sort: '-id' })).docs,
      ).toMatchObject([{ nom: 'Peut-être' }])
      expect(told).toContain('tags')
    })

    it('leaves the files of a picture, for its row may be there', async () => {
      const data = await sharp({
        create: { width: 300, height: 200, channels: 3, background: 'red' },
      })
        .png()
        .toBuffer()
      const file = { data, name: 'kiosque.png', mimetype: 'image/png', size: data.byteLength }
      const { failure } = await losing(() =>
        office.payload.create({ collection: 'media', data: {}, file }),
      )
      expect(failure).toMatchObject({ status: 503 })
      const [row] = (await office.payload.find({ collection: 'media' })).docs
      expect(row?.filename).toContain('kiosque')
      const { statusCode } = await app.inject(`/uploads/${row?.filename}`)
      expect(statusCode).toBe(200)
    })
  })

  it('that is lost while a picture is prepared is named as the reason', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const data = await sharp({
      create: { width: 1900, height: 1900, channels: 3, background: 'red', noise },
    })
      .jpeg()
      .toBuffer()
    const file = { data, name: 'marché.jpg', mimetype: 'image/jpeg', size: data.byteLength }
    const saving = office.payload.create({ collection: 'media', data: {}, file })
    const [settled] = await Promise.allSettled([saving, cutWhilePreparing()])
    const reason = settled.status === 'rejected' ? settled.reason : undefined
    // As staff are told: see tellStorageFailure.
    expect(storageFailureIn(reason)?.message).toMatch(/^Rien ne confirme l’enregistrement/)
    const where = { filename: { like: 'marche' } }
    expect((await office.payload.count({ collection: 'media', where })).totalDocs).toBe(0)
  })

  /** Ends the connection of who has said that the work goes on: see pictureTurns. */
  async function cutWhilePreparing(): Promise<void> {
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where state = 'idle in transaction' and query = 'select 1'`
    await expect.poll(() => databaseOf(office.payload).rows(cut), { interval: 20 }).toHaveLength(1)
  }

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
    const where = { nom: { equals: 'Emploi' } }
    expect((await payload.count({ collection: 'tags', where })).totalDocs).toBe(0)
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
