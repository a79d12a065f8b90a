import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onChange } from '../../src/publication/changes/changeListeners.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'

describe('the autosave of an article', () => {
  let office: OpenPayload
  let call: StaffCall
  let id = 0
  let base = ''

  const save = (data: object, role: Parameters<StaffCall>[0] = 'editor', from = base) =>
    call(role, 'POST', `blogs/${id}/autosave`, { data, base: from })
  const read = async (draft: boolean) =>
    office.payload.findByID({ collection: 'blogs', id, draft, depth: 0 })
  const versions = async () =>
    (await office.payload.countVersions({ collection: 'blogs', where: { parent: { equals: id } } }))
      .totalDocs

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
  })
  afterAll(() => office.close())
  beforeEach(async () => {
    const data = { titre: `Un article ${Math.random()}`, contenu: 'Publié.', _status: 'published' }
    const made = await call('editor', 'POST', 'blogs', data)
    const { doc } = await made.json()
    id = doc.id
    base = doc.updatedAt
  })

  it('keeps a draft, and leaves what is published as it is, without telling the site', async () => {
    const told: string[] = []
    const stop = onChange((tags) => told.push(...tags))
    expect((await save({ contenu: 'En cours d’écriture' })).status).toBe(200)
    stop()

    expect((await read(true)).contenu).toBe('En cours d’écriture')
    expect(await read(false)).toMatchObject({ contenu: 'Publié.', _status: 'published' })
    expect(told).toEqual([])
  })

  it('takes the place of the autosave before it, never of what a person saved', async () => {
    for (const contenu of ['Un', 'Un deux', 'Un deux trois']) {
      const answer = await save({ contenu })
      base = (await answer.json()).savedAt
    }
    expect(await versions()).toBe(2)

    const data = { contenu: 'Enregistré à la main' }
    const byHand = await call('editor', 'PATCH', `blogs/${id}?draft=true`, data)
    base = (await byHand.json()).doc.updatedAt
    await save({ contenu: 'La suite' })
    expect(await versions()).toBe(4)
  })

  const plan = () =>
    office.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'blogs', value: id } },
      waitUntil: new Date(Date.now() + 3_600_000),
    })

  it('changes nothing of what will be published by itself', async () => {
    await plan()
    const answer = await save({ contenu: 'Une phrase sans' })

    expect(answer.status).toBe(409)
    const [{ message }] = (await answer.json()).errors
    expect(message).toContain('une publication est prévue')
    // Where the text is, the screen says itself.
    expect(message).not.toContain('sur cet appareil')
    expect((await read(true)).contenu).toBe('Publié.')
  })

  it('is a save like any other once somebody presses for it, planned or not', async () => {
    await plan()
    const pressed = { data: { contenu: 'Une phrase entière.' }, base, byHand: true }
    const answer = await call('editor', 'POST', `blogs/${id}/autosave`, pressed)
    expect(answer.status).toBe(200)
    base = (await answer.json()).savedAt
    expect((await read(true)).contenu).toBe('Une phrase entière.')
    expect(await read(false)).toMatchObject({ contenu: 'Publié.', _status: 'published' })
    const journal = await office.payload.find({
      collection: 'journal',
      where: { record: { equals: id } },
      sort: '-id',
    })
    expect(journal.docs[0]).toMatchObject({ act: 'drafted', details: 'Contenu' })

    expect((await save({ contenu: 'Et une autre sans' })).status).toBe(409)

    await office.payload.delete({ collection: 'payload-jobs', where: {} })
    expect((await save({ contenu: 'Et une autre.' })).status).toBe(200)
    expect(await versions()).toBe(3)
  })

  it('does not write over what was saved meanwhile', async () => {
    const earlier = base
    await call('administrator', 'PATCH', `blogs/${id}?draft=true`, { contenu: 'D’un collègue' })
    const refused = await save({ contenu: 'En retard' }, 'editor', earlier)

    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('enregistrée ailleurs')
    expect((await read(true)).contenu).toBe('D’un collègue')
  })

  it('keeps the languages apart', async () => {
    const answer = await call('editor', 'POST', `blogs/${id}/autosave?locale=en`, {
      data: { contenu: 'In English' },
      base,
    })
    expect(answer.status).toBe(200)
    const kept = await office.payload.findByID({
      collection: 'blogs',
      id,
      draft: true,
      locale: 'all',
    })
    expect(kept.contenu).toMatchObject({ fr: 'Publié.', en: 'In English' })
  })

  it('is for those who write, and for records that are there', async () => {
    expect((await save({ contenu: 'X' }, null)).status).toBe(401)
    expect((await save({ contenu: 'X' }, 'agent')).status).toBe(403)
    expect((await save({ contenu: 'X' }, 'editor', 'hier')).status).toBe(400)
    id = 9999
    expect((await save({ contenu: 'X' })).status).toBe(404)
  })
})
