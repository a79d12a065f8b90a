import { rmSync } from 'node:fs'
import { recordTypeNames } from '@sira/contract/kinds/recordTypes'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHost } from '../../server/host.ts'
import { readEnvironment } from '../../src/environment/environment.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { type LossyConnection, lossyConnection } from '../support/lossyConnection.ts'
import { type PostgresCluster, startPostgres } from '../support/postgres.ts'

const token = 'un-jeton-pour-les-mesures'
const contact = { name: 'Awa', email: 'awa@exemple.bf', message: 'Bonjour' }
const quote = { nom: 'Awa', phone: '+22670123456', service: 'Autres', message: 'Bonjour' }

describe('While PostgreSQL is away', { timeout: 120_000 }, () => {
  let postgres: PostgresCluster | string = 'not started'
  let network: LossyConnection
  let office: OpenPayload
  let app: FastifyInstance
  let call: StaffCall

  beforeAll(async () => {
    postgres = await startPostgres({ isMigrated: true })
    if (typeof postgres === 'string') return console.info(postgres)
    network = await lossyConnection(postgres.url)
    const settings = { DATABASE_STATEMENT_SECONDS: '2', METRICS_TOKEN: token }
    office = await openPayload({ databaseUrl: network.url, settings })
    call = await hireStaff(office)
    app = (await createHost(readEnvironment(process.env), office.payload)).app
  })
  beforeEach(({ skip }) => {
    if (typeof postgres === 'string') skip(postgres)
  })
  afterAll(async () => {
    delete process.env.DATABASE_STATEMENT_SECONDS
    delete process.env.METRICS_TOKEN
    if (typeof postgres === 'string') return
    await app.close()
    // Payload's adapter never gives its first connection back, so its pool does not end by itself.
    office.close().catch(() => undefined)
    network.stop()
    postgres.stop()
    rmSync(office.folder, { recursive: true, force: true })
  })

  let visitors = 0
  /** Each from an address of its own: nobody is refused for asking often. */
  const from = () => {
    visitors += 1
    return { 'x-forwarded-for': `192.0.${visitors >> 8}.${visitors & 255}` }
  }
  const get = (url: string) => app.inject({ url, headers: from() })
  const post = (url: string, data: object) =>
    app.inject({ method: 'POST', url, headers: from(), payload: { data } })

  /** Everything that asks the database, one question of each kind. */
  async function everybody(): Promise<{ asked: string; status: number; waits: unknown }[]> {
    const reads = recordTypeNames.flatMap((type) => [
      `/api/${type}?populate=*`,
      `/api/${type}/1?populate=*`,
    ])
    const others = ['/api/settings', '/api/page-texts', '/api/redirections', '/api/livraison']
    const answers = await Promise.all([
      ...[...reads, ...others].map(async (url) => [url, await get(url)] as const),
      ...['contacts', 'newsletters', 'devis'].map(
        async (form) =>
          [form, await post(`/api/${form}`, form === 'devis' ? quote : contact)] as const,
      ),
    ])
    return answers.map(([asked, { statusCode: status, headers }]) => ({
      asked,
      status,
      waits: headers['retry-after'],
    }))
  }
  const saysLater = ({ status, waits }: { status: number; waits: unknown }) =>
    status === 503 && Number(waits) > 0
  const works = async () => {
    const { statusCode } = await post('/api/contacts', contact)
    const draft = { titre: 'Avec la base', contenu: 'x', _status: 'draft' }
    const { status } = await call('editor', 'POST', 'blogs', draft)
    return [statusCode, (await get('/readyz')).statusCode, status]
  }
  const well = [200, 200, 201]
  /** Prometheus gives up after ten seconds, and would then know nothing at all. */
  const readyMeasure = async () => {
    const askedAt = Date.now()
    const headers = { authorization: `Bearer ${token}` }
    const { body } = await app.inject({ url: '/metrics', headers })
    expect(Date.now() - askedAt).toBeLessThan(10_000)
    return /^sira_ready (.+)$/m.exec(body)?.[1]
  }

  it.each(['refuse', 'silence'] as const)(
    'visitors and staff are told to come back (%s), and all is well when it is there again',
    async (how) => {
      await expect.poll(works, { timeout: 60_000 }).toEqual(well)
      network[how]()
      const startedAt = Date.now()
      const asked = await everybody()
      expect(asked.filter((one) => one.status >= 500 && !saysLater(one))).toEqual([])
      expect(asked.filter(saysLater).length).toBeGreaterThan(10)
      expect((await post('/api/contacts', contact)).statusCode).toBe(503)
      const readiness = await get('/readyz')
      expect(readiness.statusCode).toBe(503)
      expect(readiness.json().cannot).toEqual([expect.stringContaining('base de données')])
      expect(await readyMeasure()).toBe('0')
      // Signed in or not, nobody can tell: he is not sent to the door.
      const cookie = 'payload-token=xxx'
      for (const accept of ['text/html', 'application/json']) {
        const { statusCode, body } = await app.inject({
          url: '/admin/api/users/me',
          headers: { cookie, accept },
        })
        expect([statusCode, body]).toEqual([503, expect.stringContaining('rien n’est perdu')])
      }
      // Nobody waited for long: 2 s of a question, 2 more, 5 s for a connection.
      expect(Date.now() - startedAt).toBeLessThan(60_000)
      network.restore()
      await expect.poll(works, { timeout: 60_000 }).toEqual(well)
    },
  )
})
