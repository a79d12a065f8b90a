import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mountSmallDisk, type SmallDisk } from '../../../../scripts/machine/smallDisk.ts'
import { createHost } from '../../server/host.ts'
import { closeDatabase } from '../../src/database/closeDatabase.ts'
import { readEnvironment } from '../../src/environment/environment.ts'
import { firstAdministrator } from '../../src/people/firstAdministrator.ts'
import { onChange } from '../../src/publication/changes/changeListeners.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

const account = { adminEmail: 'admin@sira.example', adminPassword: 'Un-mot-de-passe-7' }

describe('a disk', () => {
  let disk: SmallDisk | string = 'not mounted'
  let office: OpenPayload
  let app: FastifyInstance
  let token = ''

  beforeAll(async () => {
    disk = mountSmallDisk()
    if (typeof disk === 'string') return console.info(disk)
    office = await openPayload({ parent: disk.folder })
    await firstAdministrator(office.payload, account)
    token = await office.signIn(account.adminEmail, account.adminPassword)
    app = (await createHost(readEnvironment(process.env), office.payload)).app
  })
  beforeEach(({ skip }) => {
    if (typeof disk === 'string') return skip(disk)
  })
  afterAll(async () => {
    if (typeof disk === 'string') return
    await app.close()
    // Its folder can no longer be emptied: it goes with the disk.
    await office.payload.destroy()
    await closeDatabase(office.payload)
    disk.remove()
  })

  const send = (number: number) =>
    app.inject({
      method: 'POST',
      url: '/api/contacts',
      headers: { 'x-forwarded-for': `10.0.0.${number}` },
      payload: { data: { name: 'Awa', email: 'awa@exemple.bf', message: `essai ${number}` } },
    })
  const onDisk = (act: (mounted: SmallDisk) => void) => typeof disk !== 'string' && act(disk)
  const said = async () => (await app.inject('/readyz')).json()
  const readiness = async () => (await app.inject('/readyz')).statusCode

  describe('that is full', () => {
    beforeEach(() => onDisk((mounted) => mounted.fill()))
    afterEach(() => onDisk((mounted) => mounted.empty()))

    it('keeps every message it acknowledges, once, and says 503 to the others', async () => {
      const answers = []
      for (let number = 1; number <= 25; number += 1) answers.push(await send(number))
      const taken = answers.filter(({ statusCode }) => statusCode === 200)
      const refused = answers.filter(({ statusCode }) => statusCode !== 200)
      expect(refused.length).toBeGreaterThan(0)
      expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
      expect(refused[0]?.headers['retry-after']).toBeDefined()
      expect(refused[0]?.json()).toMatchObject({ data: null, error: { status: 503 } })

      const given = taken.map((answer) => answer.json().data.id)
      const { docs } = await office.payload.find({ collection: 'contacts', limit: 100 })
      expect(docs.map(({ id }) => id).sort()).toEqual([...new Set(given)].sort())
      expect(taken).toHaveLength(docs.length)
    })

    it('is not ready, and is again once there is room', async () => {
      expect(await readiness()).toBe(503)
      const full = expect.arrayContaining([expect.stringContaining('disque du serveur est plein')])
      expect(await said()).toEqual({ status: 'unavailable', cannot: full })
      onDisk((mounted) => mounted.empty())
      expect(await readiness()).toBe(200)
      expect((await send(26)).statusCode).toBe(200)
    })

    it('tells staff that nothing was saved, and the site nothing', async () => {
      const announced: string[] = []
      const stop = onChange((tags) => announced.push(...tags))
      const contenu = 'Un texte. '.repeat(20_000)
      const data = { titre: 'Sans place', contenu, _status: 'published' }
      const answer = await office.call('POST', 'blogs', token, data)
      stop()

      expect(answer.status).toBe(503)
      const { errors } = (await answer.json()) as { errors: { message: string }[] }
      expect(errors[0]?.message).toMatch(/^Rien n’a été enregistré : .*disque/)
      expect(announced).toEqual([])
      const { totalDocs } = await office.payload.count({ collection: 'blogs' })
      expect(totalDocs).toBe(0)
    })
  })

  it('that can no longer be written says so, and is read all the same', async () => {
    const { totalDocs } = await office.payload.count({ collection: 'contacts' })
    onDisk((mounted) => mounted.breakDown())

    expect([await readiness(), (await send(27)).statusCode]).toEqual([503, 503])
    expect((await app.inject('/api/tags')).statusCode).toBe(200)
    expect((await office.payload.count({ collection: 'contacts' })).totalDocs).toBe(totalDocs)
  })
})
