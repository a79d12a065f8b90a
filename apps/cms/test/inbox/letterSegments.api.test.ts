import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

describe('a letter to some of the subscribers', () => {
  let office: OpenPayload
  let call: StaffCall
  const groups: Record<string, number> = {}

  const groupsOf = (...names: string[]) => names.map((name) => groups[name] ?? 0)
  const create = async (path: string, data: object) => {
    const answer = await call('agent', 'POST', path, data)
    expect(answer.status, await answer.clone().text()).toBe(201)
    return (await answer.json()).doc.id as number
  }
  const letterTo = (segment: object) =>
    create('letters', { subject: 'Juin', body: 'Bonjour.', ...segment })
  const readersOf = async (letter: number) =>
    (await (await call('agent', 'GET', `letters/${letter}/readers`)).json()).total as number

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
    for (const name of ['Élèves', 'Entreprises', 'Presse', 'Vide']) {
      groups[name] = await create('reader-groups', { name })
    }
    const confirmed = (email: string, more: object) =>
      office.payload.create({
        collection: 'newsletters',
        data: { email, subscription: 'confirmed', confirmedAt: '2026-01-05T10:00:00Z', ...more },
      })
    const both = groupsOf('Élèves', 'Entreprises')
    await confirmed('deux@exemple.bf', { locale: 'fr', groups: both })
    await confirmed('eleve@exemple.bf', { locale: 'en', groups: groupsOf('Élèves') })
    const lately = { locale: 'fr', confirmedAt: '2026-06-01T08:00:00Z' }
    await confirmed('nouvelle@exemple.bf', lately)
    const left = { locale: 'fr', groups: both, subscription: 'unsubscribed' }
    await confirmed('partie@exemple.bf', left)
  })
  afterAll(() => office.close())

  it('is counted by language, group and day, each reader once', async () => {
    const expected: [object, number][] = [
      [{}, 3],
      [{ languages: ['en'] }, 1],
      [{ languages: ['fr', 'en'] }, 3],
      [{ groups: groupsOf('Élèves', 'Entreprises') }, 2],
      [{ groups: groupsOf('Élèves'), languages: ['fr'] }, 1],
      [{ groups: groupsOf('Vide') }, 0],
      [{ since: '2026-06-01' }, 1],
      [{ since: '2026-06-02' }, 0],
    ]
    for (const [segment, readers] of expected) {
      expect(await readersOf(await letterTo(segment)), JSON.stringify(segment)).toBe(readers)
    }
  })

  it('reaches those that were counted, and nobody else', async () => {
    const letter = await letterTo({ groups: groupsOf('Élèves', 'Entreprises') })
    expect((await call('agent', 'POST', `letters/${letter}/send`, { readers: 2 })).status).toBe(200)
    await office.payload.jobs.run({ queue: 'mail', limit: 1, silent: true })
    const where = { kind: { equals: 'newsletter' } }
    const { docs } = await office.payload.find({ collection: 'emails', where, sort: 'to' })
    expect(docs.map(({ to }) => to)).toEqual(['deux@exemple.bf', 'eleve@exemple.bf'])
  })

  it('does not become one to everybody when its group is deleted', async () => {
    const letter = await letterTo({ groups: groupsOf('Presse') })
    const deleted = () => call('agent', 'DELETE', `reader-groups/${groups.Presse}`)
    const refused = await deleted()
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('s’adresse à ce groupe')
    await call('agent', 'PATCH', `letters/${letter}`, { groups: [] })
    // A sent letter no longer shows a deleted group.
    expect((await deleted()).status).toBe(200)
  })

  it('is for groups that those who read subscriptions make, and writers choose', async () => {
    const named = { name: 'Anciens' }
    expect((await call('editor', 'POST', 'reader-groups', named)).status).toBe(403)
    expect((await call('cashier', 'GET', 'reader-groups')).status).toBe(403)
    expect((await call('editor', 'GET', 'reader-groups')).status).toBe(200)
    const { docs } = await office.payload.find({ collection: 'newsletters', limit: 1 })
    const path = `newsletters/${docs[0]?.id}`
    const moved = await call('agent', 'PATCH', path, { groups: groupsOf('Entreprises') })
    expect(moved.status).toBe(200)
    expect((await call('editor', 'PATCH', path, { groups: [] })).status).toBe(403)
  })
})
