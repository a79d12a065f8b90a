import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../src/access/role.ts'
import { databaseOf } from '../../src/database/sql/database.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

const head = 'e-mail;langue;jour du consentement;source du consentement'
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const lastWeek = daysAgo(7)
const row = (email: string, day = lastWeek, locale = 'fr') =>
  `${email};${locale};${day};Salon de l’emploi`

describe('an import of subscribers', () => {
  let office: OpenPayload
  let call: StaffCall
  const base64 = (...rows: string[]) => Buffer.from([head, ...rows].join('\n')).toString('base64')
  const send = (rows: string[], joining?: number, role: Role | null = 'administrator') =>
    call(role, 'POST', 'newsletters/import', { file: base64(...rows), joining })
  const report = async (answer: Response) => {
    expect(answer.status, await answer.clone().text()).toBe(200)
    return answer.json()
  }
  const sentence = async (answer: Response) => (await answer.json()).errors[0].message
  const at = async (email: string) => {
    const where = { email: { equals: email } }
    const asked = { collection: 'newsletters', where, trash: true, depth: 0 } as const
    return (await office.payload.find(asked)).docs[0]
  }
  const lettersTo = async (email: string) => {
    const where = { to: { equals: email } }
    return (await office.payload.find({ collection: 'emails', where, depth: 0 })).docs
  }
  const count = async () => (await office.payload.count({ collection: 'newsletters' })).totalDocs
  const keep = (email: string, data: object) =>
    office.payload.create({ collection: 'newsletters', data: { email, locale: 'fr', ...data } })
  const erase = (who: string) => call('administrator', 'POST', 'erasures/person/erase', { who })
  const runJobs = () => office.payload.jobs.run({ queue: 'mail', limit: 1000, silent: true })

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
  })
  afterAll(() => office.close())

  it('says what would happen to whom, and keeps nothing until that is confirmed', async () => {
    await keep('connue@exemple.bf', { subscription: 'confirmed' })
    await keep('partie@exemple.bf', { subscription: 'unsubscribed' })
    await keep('ecartee@exemple.bf', {
      subscription: 'confirmed',
      refusedAt: new Date().toISOString(),
    })
    await keep('jetee@exemple.bf', {
      subscription: 'confirmed',
      deletedAt: new Date().toISOString(),
    })
    const before = await count()
    const names = ['nouvelle', 'connue', 'partie', 'ecartee', 'jetee']
    const rows = names.map((name) => row(`${name}@exemple.bf`))
    expect(await report(await send([...rows, row('rien')]))).toEqual({
      rows: 6,
      joining: 1,
      known: 1,
      left: 1,
      setAside: 1,
      refused: [
        { line: 6, email: 'jetee@exemple.bf', why: expect.stringContaining('corbeille') },
        { line: 7, email: 'rien', why: 'Cette adresse n’en est pas une.' },
      ],
    })
    expect(await count()).toBe(before)
    // Confirmed as it was told: those who left, or were set aside, stay so.
    await report(await send(rows, 1))
    expect((await at('partie@exemple.bf'))?.subscription).toBe('unsubscribed')
    expect((await at('ecartee@exemple.bf'))?.refusedAt).toBeTruthy()
    expect((await at('jetee@exemple.bf'))?.deletedAt).toBeTruthy()
    expect(await count()).toBe(before + 1)
  })

  it('keeps the proof with the subscription, and who brought it', async () => {
    await report(await send([row('Preuve@Exemple.bf', lastWeek, 'en')], 1))
    expect(await at('preuve@exemple.bf')).toMatchObject({
      subscription: 'confirmed',
      locale: 'en',
      state: 'closed',
      consentDay: expect.stringContaining(lastWeek),
      confirmedAt: expect.stringContaining(lastWeek),
      consentSource: 'Salon de l’emploi',
      importedBy: 'Issa',
      importedAt: expect.stringMatching(/^20/),
      history: [{ qui: 'Issa', acte: 'imported' }],
    })
    const id = (await at('preuve@exemple.bf'))?.id
    await call('administrator', 'PATCH', `newsletters/${id}`, { consentSource: 'Ailleurs' })
    expect((await at('preuve@exemple.bf'))?.consentSource).toBe('Salon de l’emploi')
  })

  it('confirms whoever has asked on the site and never confirmed', async () => {
    await keep('attend@exemple.bf', { subscription: 'pending', askedAt: new Date().toISOString() })
    const { id } = (await at('attend@exemple.bf')) ?? {}
    expect(await report(await send([row('attend@exemple.bf')], 1))).toMatchObject({ joining: 1 })
    expect(await at('attend@exemple.bf')).toMatchObject({
      id,
      subscription: 'confirmed',
      importedBy: 'Issa',
    })
  })

  it('is one line of the journal, with how many and without who', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => row(`lot${index}@exemple.bf`))
    await report(await send(rows, 60))
    const where = { act: { equals: 'imported' } }
    const { docs } = await office.payload.find({ collection: 'journal', where, limit: 1 })
    expect(docs).toMatchObject([{ by: 'Issa', place: 'newsletters', details: 'Abonnés\u00a0: 60' }])
    expect(JSON.stringify(docs)).not.toContain('lot1')
  })

  it('can be repeated: who is in is known, who is missing comes', async () => {
    const rows = [row('une@exemple.bf'), row('deux@exemple.bf')]
    await report(await send([rows[0] ?? ''], 1))
    expect(await report(await send(rows))).toMatchObject({ joining: 1, known: 1 })
    await report(await send(rows, 1))
    const again = await send(rows, 1)
    expect(again.status).toBe(409)
    expect(await sentence(again)).toContain('relisez le fichier')
  })

  it('goes on where it was stopped: the same file brings the rest, each once', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => row(`arret${index}@exemple.bf`))
    const run = (text: string) => databaseOf(office.payload).rows(sql.raw(text))
    await run(`create trigger refuse before insert on newsletters
      when new.email = 'arret55@exemple.bf' begin select raise(fail, 'stopped'); end`)
    expect((await send(rows, 60)).status).toBe(500)
    await run('drop trigger refuse')
    expect(await report(await send(rows))).toMatchObject({ joining: 10, known: 50 })
    expect(await report(await send(rows, 10))).toMatchObject({ joining: 10, known: 50 })
    await runJobs()
    expect(await lettersTo('arret3@exemple.bf')).toHaveLength(1)
  })

  it('is done by one person at a time', async () => {
    const rows = [row('course@exemple.bf')]
    const answers = await Promise.all([send(rows, 1), send(rows, 1)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
  })

  it('writes to each of them once, in his language, with the proof and the way out', async () => {
    await report(await send([row('lettre@exemple.bf'), row('sort@exemple.bf')], 2))
    const left = await at('sort@exemple.bf')
    await office.payload.update({
      collection: 'newsletters',
      id: left?.id ?? 0,
      data: { subscription: 'unsubscribed' },
    })
    await runJobs()
    const [letter, ...more] = await lettersTo('lettre@exemple.bf')
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      kind: 'newsletter',
      subject: 'Vous recevez désormais notre lettre',
    })
    expect(letter?.text).toContain('Salon de l’emploi')
    const [, token] = /jeton=([\w.-]+)/.exec(letter?.text ?? '') ?? []
    expect(token).toBeDefined()
    expect(await lettersTo('sort@exemple.bf')).toEqual([])
  })

  it('forgets the proof with its person, who comes back by a later « yes » alone', async () => {
    await report(await send([row('efface@exemple.bf')], 1))
    expect((await erase('efface@exemple.bf')).status).toBe(200)
    expect(await at('efface@exemple.bf')).toBeUndefined()
    const refused = await report(await send([row('efface@exemple.bf', daysAgo(0))]))
    expect(refused).toMatchObject({
      joining: 0,
      refused: [{ why: expect.stringContaining('effacée') }],
    })
    const where = { by: { equals: 'Issa' } }
    const [trace] = (await office.payload.find({ collection: 'erasures', where })).docs
    await office.payload.db.updateOne({
      collection: 'erasures',
      id: trace?.id ?? 0,
      data: { createdAt: `${daysAgo(8)}T10:00:00.000Z` },
    })
    expect(await report(await send([row('efface@exemple.bf')]))).toMatchObject({ joining: 1 })
  })

  it('keeps no more of a consent than the settings say', async () => {
    const old = [row('vieille@exemple.bf', '2019-03-01'), row('demain@exemple.bf', daysAgo(-2))]
    const { joining, refused } = await report(await send(old))
    expect(joining).toBe(0)
    expect(refused).toHaveLength(2)
  })

  it('is for administrators, who may take its model', async () => {
    for (const role of ['agent', 'editor', 'cashier', null] as const) {
      expect((await send([row('x@exemple.bf')], undefined, role)).status).toBe(403)
      expect((await call(role, 'GET', 'newsletters/import/model')).status).toBe(403)
    }
    const model = await call('administrator', 'GET', 'newsletters/import/model')
    expect(await model.text()).toMatch(/^E-mail;Langue;.*\r\n$/)
  })

  it('refuses what is no file before it reads it, and a large one by a sentence', async () => {
    const post = (body: unknown) => call('administrator', 'POST', 'newsletters/import', body)
    expect((await post({ file: 'é' })).status).toBe(400)
    expect((await post({})).status).toBe(400)
    const large = await post({ file: Buffer.alloc(2_000_100).toString('base64') })
    expect(large.status).toBe(400)
    expect(await sentence(large)).toContain('2 Mo')
    // As large as may be.
    const whole = await post({ file: Buffer.from('x;y\n'.repeat(500_000)).toString('base64') })
    expect(await sentence(whole)).toContain('Il manque des colonnes')
  })
})
