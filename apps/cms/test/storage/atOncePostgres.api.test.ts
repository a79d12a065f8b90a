import { rmSync } from 'node:fs'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { createLocalReq, initTransaction, killTransaction } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { takePictureTurn } from '../../src/content/pictures/pictureTurns.ts'
import { releaseInterruptedJobs } from '../../src/database/releaseInterruptedJobs.ts'
import { connectionName, hasOtherBackOffice } from '../../src/database/siblings/otherBackOffices.ts'
import { databaseOf } from '../../src/database/sql/database.ts'
import { withinTransaction } from '../../src/database/transactions/withinTransaction.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { type PostgresCluster, startPostgres } from '../support/postgres.ts'

describe('on PostgreSQL, at the same moment', () => {
  let postgres: PostgresCluster | string = 'not started'
  let office: OpenPayload
  let call: StaffCall

  beforeAll(async () => {
    postgres = await startPostgres({ isMigrated: true })
    if (typeof postgres === 'string') return console.info(postgres)
    office = await openPayload({ databaseUrl: postgres.url })
    call = await hireStaff(office)
  })
  beforeEach(({ skip }) => {
    if (typeof postgres === 'string') skip(postgres)
  })
  afterAll(() => {
    if (typeof postgres === 'string') return
    // Payload's adapter never gives its first connection back, so its pool does not end by itself.
    office.close().catch(() => undefined)
    postgres.stop()
    rmSync(office.folder, { recursive: true, force: true })
  })

  const article = async (titre: string) => {
    const data = { titre, contenu: 'Publié.', _status: 'published' }
    const { doc } = await (await call('editor', 'POST', 'blogs', data)).json()
    const autosave = (who: 'editor' | 'administrator') =>
      call(who, 'POST', `blogs/${doc.id}/autosave`, {
        data: { contenu: `De ${who}` },
        base: doc.updatedAt,
      })
    return { id: Number(doc.id), autosave }
  }

  it('one of two autosaves is kept, and the other is told so', async () => {
    for (const titre of ['Un', 'Deux', 'Trois', 'Quatre']) {
      const { autosave } = await article(titre)
      const answers = await Promise.all([autosave('editor'), autosave('administrator')])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })

  it('what a person saves is never under an autosave', async () => {
    for (const titre of ['Cinq', 'Six', 'Sept', 'Huit']) {
      const { id, autosave } = await article(titre)
      const byHand = { contenu: 'Enregistré à la main' }
      await Promise.all([
        call('administrator', 'PATCH', `blogs/${id}?draft=true`, byHand),
        autosave('editor'),
      ])
      const kept = await office.payload.findByID({ collection: 'blogs', id, draft: true })
      expect(kept.contenu).toBe('Enregistré à la main')
    }
  })

  it('what a person changes in several articles is never under an autosave', async () => {
    for (const titre of ['Neuf', 'Dix', 'Onze', 'Douze', 'Treize', 'Quatorze']) {
      const { id, autosave } = await article(titre)
      const other = await article(`${titre} aussi`)
      const byHand = { contenu: 'Changé avec d’autres' }
      const chosen = `where[id][in][0]=${other.id}&where[id][in][1]=${id}`
      await Promise.all([
        call('administrator', 'PATCH', `blogs?draft=true&${chosen}`, byHand),
        autosave('editor'),
      ])
      const kept = await office.payload.findByID({ collection: 'blogs', id, draft: true })
      expect(kept.contenu).toBe(byHand.contenu)
    }
  })

  it('a back office that starts leaves alone the jobs of another on the same database', async () => {
    const { payload } = office
    const data = { name: 'Awa', email: 'awa@exemple.bf', message: 'Bonjour' }
    await payload.create({ collection: 'contacts', data })
    const running = { processing: { equals: true } }
    const run = { collection: 'payload-jobs', where: { processing: { equals: false } } } as const
    await payload.update({ ...run, data: { processing: true } })
    const left = async () =>
      (await payload.count({ collection: 'payload-jobs', where: running })).totalDocs
    const jobs = await left()
    expect(jobs).toBeGreaterThan(0)

    const { pg } = payload.db as typeof payload.db & PostgresAdapter
    const connectionString = typeof postgres === 'string' ? '' : postgres.url
    const application_name = connectionName('autre')
    const other = new pg.Client({ connectionString, application_name })
    await other.connect()
    await releaseInterruptedJobs(payload)
    expect(await left()).toBe(jobs)

    await other.end()
    await expect.poll(() => hasOtherBackOffice(payload)).toBe(false)
    await releaseInterruptedJobs(payload)
    expect(await left()).toBe(0)
  })

  it('a picture that waited for its turn still has a connection when it has been prepared', async () => {
    const { payload } = office
    const { rows } = databaseOf(payload)
    const size = { width: 7000, height: 7000, channels: 3, background: 'red' } as const
    const data = await sharp({ create: size }).png().toBuffer()
    const file = { data, name: 'immense.png', mimetype: 'image/png', size: data.byteLength }

    const [holder, req] = [await createLocalReq({}, payload), await createLocalReq({}, payload)]
    await initTransaction(holder)
    await takePictureTurn(holder)
    const kept = withinTransaction(req, async () => {
      await patience(req, 12_000)
      return payload.create({ collection: 'media', data: {}, file, req })
    })
    const longestIdle = async () => {
      const [row] =
        await rows(sql`select max(extract(epoch from now() - state_change))::float as idle
        from pg_stat_activity where state = 'idle in transaction' and query like '%patience%'`)
      return Number(row?.idle ?? 0)
    }
    await expect.poll(longestIdle, { timeout: 15_000 }).toBeGreaterThan(10)
    await killTransaction(holder)
    expect((await kept).width).toBe(2000)
  })

  /** How long PostgreSQL lets this transaction do nothing. */
  async function patience(
    { transactionID }: Awaited<ReturnType<typeof createLocalReq>>,
    milliseconds: number,
  ): Promise<void> {
    const adapter = office.payload.db as typeof office.payload.db & {
      sessions: Record<string, { db: unknown }>
      execute(options: { drizzle: unknown; sql: unknown }): Promise<unknown>
    }
    const { db } = adapter.sessions[String(await transactionID)] ?? {}
    const statement = `/* patience */ set local idle_in_transaction_session_timeout = ${milliseconds}`
    await adapter.execute({ drizzle: db, sql: sql.raw(statement) })
  }
})
