import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayLock } from '../../src/access/locks/lockAccess.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { type OpenPayload, openPayload } from './openPayload.ts'

const locks = 'payload-locked-documents'
/** In the order of hireStaff. */
const ids = { administrator: 1, agent: 2, cashier: 3, editor: 4 } as const
type Person = keyof typeof ids

describe('a record that somebody has open', () => {
  let office: OpenPayload
  let as: StaffCall
  /** As Payload's screens do it while somebody writes. */
  const keep = async (who: Person, relationTo: CollectionSlug, value: number) => {
    const data = { document: { relationTo, value }, user: { relationTo: 'users', value: ids[who] } }
    const kept = await office.payload.db.create({ collection: locks, data })
    return Number(kept.id)
  }
  const seen = async (who: Person) => {
    const { docs } = await (await as(who, 'GET', `${locks}?depth=0&sort=id`)).json()
    return docs.map(({ id }: { id: number }) => id)
  }
  const holder = async (id: number) =>
    (await office.payload.findByID({ collection: locks, id, depth: 0 })).user.value
  let article = 0
  let message = 0

  beforeAll(async () => {
    office = await openPayload()
    as = await hireStaff(office)
    const { payload } = office
    const draft = { titre: 'Un article', _status: 'draft' } as const
    const made = await payload.create({ collection: 'blogs', data: draft, draft: true })
    const sent = await payload.create({ collection: 'devis', data: { email: 'a@exemple.bf' } })
    article = await keep('editor', 'blogs', made.id)
    message = await keep('agent', 'devis', sent.id)
  })
  afterAll(() => office.close())

  it('is known to those who may change it, and to nobody else', async () => {
    expect(await seen('administrator')).toEqual([article, message])
    expect(await seen('editor')).toEqual([article])
    expect(await seen('agent')).toEqual([message])
    expect((await as(null, 'GET', locks)).status).toBe(403)
  })

  it('is kept by the screens alone: no call keeps one from colleagues', async () => {
    const document = { relationTo: 'blogs', value: 1 }
    for (const who of ['editor', 'agent', 'administrator'] as const) {
      const user = { relationTo: 'users', value: ids[who] }
      expect((await as(who, 'POST', locks, { document, user })).status).toBe(403)
    }
  })

  it('is not to be had by who may not change it', async () => {
    const user = { relationTo: 'users', value: ids.agent }
    expect((await as('agent', 'PATCH', `${locks}/${article}`, { user })).status).toBe(403)
    expect((await as('agent', 'DELETE', `${locks}/${article}`)).status).toBe(403)
    const all = `${locks}?where[id][greater_than]=0`
    expect((await as('agent', 'PATCH', all, { user })).status).toBe(403)
    expect((await as('agent', 'DELETE', all)).status).toBe(403)
    expect(await holder(article)).toBe(ids.editor)
  })

  it('is taken over by a colleague for himself, as the screen does it', async () => {
    const other = { relationTo: 'users', value: ids.agent }
    const moved = { user: other, document: { relationTo: 'devis', value: 1 } }
    expect((await as('administrator', 'PATCH', `${locks}/${article}`, moved)).status).toBe(200)
    const taken = await office.payload.findByID({ collection: locks, id: article, depth: 0 })
    expect(taken.user.value).toBe(ids.administrator)
    expect(taken.document?.relationTo).toBe('blogs')
    expect((await as('editor', 'DELETE', `${locks}/${article}`)).status).toBe(403)
    expect((await as('editor', 'PATCH', `${locks}/${article}`, {})).status).toBe(200)
    expect(await holder(article)).toBe(ids.editor)
  })

  it('stays as it is when it is saved, and who has it open is named', async () => {
    await office.payload.db.updateOne({
      collection: locks,
      id: article,
      data: { user: { relationTo: 'users', value: ids.editor } },
    })
    const answer = await as('administrator', 'PATCH', 'blogs/1', { titre: 'Un autre titre' })
    expect(answer.status).toBe(423)
    const { errors } = await answer.json()
    expect(errors[0].message).toBe('Paul écrit ici en ce moment\u00A0: rien n’a changé.')
  })

  it.each([
    ['published', 'PATCH', '&draft=true', { _status: 'published' }],
    ['unpublished', 'PATCH', '', { _status: 'draft' }],
    ['changed', 'PATCH', '', { contenu: 'Un autre texte.' }],
    ['put into the trash', 'PATCH', '', { deletedAt: new Date().toISOString() }],
    ['deleted', 'DELETE', '', undefined],
  ])('stays as it is when several are %s, and the others change', async (_, method, more, data) => {
    const { payload } = office
    const text = { contenu: 'Un texte.', _status: 'published' } as const
    const write = (titre: string) =>
      payload.create({ collection: 'blogs', data: { ...text, titre } })
    const [held, free] = [await write('Tenu'), await write('Libre')]
    await keep('editor', 'blogs', held.id)
    const latest = (id: number) =>
      payload.findByID({ collection: 'blogs', id, draft: true, trash: true, disableErrors: true })
    const [heldBefore, freeBefore] = [await latest(held.id), await latest(free.id)]

    const chosen = `where[id][in][0]=${held.id}&where[id][in][1]=${free.id}`
    const answer = await as('administrator', method, `blogs?${chosen}${more}`, data)
    const { docs, errors } = await answer.json()
    expect(docs).toMatchObject([{ id: free.id }])
    expect(errors).toMatchObject([
      {
        id: held.id,
        message: '«\u00A0Tenu\u00A0»\u00A0: Paul y écrit en ce moment, rien n’y a changé.',
      },
    ])
    expect(await latest(held.id)).toEqual(heldBefore)
    expect(await latest(free.id)).not.toEqual(freeBefore)
    await payload.delete({ collection: 'blogs', where: { id: { equals: held.id } } })
  })

  it('is free again when who had it leaves', async () => {
    expect((await as('editor', 'DELETE', `${locks}/${article}`)).status).toBe(200)
    expect(await seen('administrator')).toEqual([message])
  })

  it.each([
    ['editor', { collectionSlug: 'blogs' }, true],
    ['agent', { collectionSlug: 'blogs' }, false],
    ['agent', { collectionSlug: 'media' }, false],
    ['agent', { collectionSlug: 'devis' }, true],
    ['editor', { globalSlug: 'settings' }, false],
    ['administrator', { globalSlug: 'settings' }, true],
    ['administrator', { collectionSlug: 'users' }, false],
    ['administrator', { collectionSlug: 'nothing' }, false],
  ] as const)('is kept while %s writes in %o: %s', async (who, place, kept) => {
    const user = await office.payload.findByID({ collection: 'users', id: ids[who] })
    const req = { payload: office.payload, user: { ...user, collection: 'users' } }
    expect(await mayLock(req as unknown as Parameters<typeof mayLock>[0], place)).toBe(kept)
  })
})
