import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseOf } from '../../src/database/sql/database.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

describe('the letters about what was thrown away', () => {
  let office: OpenPayload
  let call: StaffCall
  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
  })
  afterAll(() => office.close())

  const receive = async (name: string) => {
    const data = { name, email: `${name}@exemple.bf`, message: 'Quel prix ?' }
    return (await office.payload.create({ collection: 'contacts', data })).id
  }
  /** Of these people, those to whom somebody reads a letter in the list of e-mails. */
  const readBy = async (role: 'administrator' | 'agent', ...names: string[]) => {
    const answer = await call(
      role,
      'GET',
      'emails?limit=100&depth=0&where[kind][equals]=acknowledgement',
    )
    const { docs } = await answer.json()
    return names.filter((name) =>
      docs.some((one: { to: string }) => one.to === `${name}@exemple.bf`),
    )
  }
  const throwAway = (id: number, deletedAt: string | null = new Date().toISOString()) =>
    call('administrator', 'PATCH', `contacts/${id}?trash=true`, { deletedAt })

  it('go from the sight of agents with it, one or several, and come back with it', async () => {
    const ids = await Promise.all(['awa', 'issa', 'zoe', 'paul'].map(receive))
    const [awa = 0, issa = 0, zoe = 0] = ids
    const all = ['awa', 'issa', 'zoe', 'paul']
    expect(await readBy('agent', ...all)).toEqual(all)
    expect((await throwAway(awa)).status).toBe(200)
    const several = `contacts?where[id][in]=${issa},${zoe}`
    const deletedAt = new Date().toISOString()
    expect((await call('administrator', 'PATCH', several, { deletedAt })).status).toBe(200)
    expect(await readBy('agent', ...all)).toEqual(['paul'])
    expect(await readBy('administrator', ...all)).toEqual(all)

    expect((await throwAway(issa, null)).status).toBe(200)
    expect(await readBy('agent', ...all)).toEqual(['issa', 'paul'])
  })

  it('are out of their sight too where they are written afterwards', async () => {
    const id = await receive('fatou')
    await throwAway(id)
    const about = { relationTo: 'contacts', value: id } as const
    const letter = { kind: 'acknowledgement', to: 'tard@exemple.bf', subject: 'X', about } as const
    await office.payload.create({
      collection: 'emails',
      data: { ...letter, state: 'sent', messageId: 'tard' },
    })
    expect(await readBy('agent', 'tard')).toEqual([])
    expect(await readBy('administrator', 'tard')).toEqual(['tard'])
  })

  it('take no other letter from their sight, however many there are', async () => {
    const { rows } = databaseOf(office.payload)
    const numbers = sql`with recursive numbers(n) as
      (select 100001 union all select n + 1 from numbers where n < 120002)`
    const now = new Date().toISOString()
    await rows(sql`insert into contacts (id, name, email, deleted_at)
      ${numbers} select n, 'X', 'x@exemple.bf', ${now} from numbers`)
    await receive('salif')
    expect(await readBy('agent', 'salif', 'awa')).toEqual(['salif'])
  })
})
