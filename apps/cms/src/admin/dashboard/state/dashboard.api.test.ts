import type { TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../../../../test/back-office/openPayload.ts'
import { contentState } from './contentState.ts'
import { expiringRecords } from './expiringRecords.ts'
import { inboxState } from './inboxState.ts'

const now = new Date('2026-11-18T15:30:00.000Z')
const day = (date: string) => `${date}T00:00:00.000Z`

describe('the dashboard of the back office', () => {
  let office: OpenPayload
  let editor: TypedUser
  let agent: TypedUser

  async function person(role: 'editor' | 'agent'): Promise<TypedUser> {
    const data = { email: `${role}@sira.example`, password: 'Un-mot-de-passe-7', role }
    const user = await office.payload.create({ collection: 'users', data })
    return { ...user, collection: 'users' }
  }
  const offer = (titre: string, date_expiration: string, _status: 'draft' | 'published') =>
    office.payload.create({
      collection: 'jobs',
      data: { titre, date_publication: day('2026-11-01'), date_expiration, _status },
    })

  beforeAll(async () => {
    office = await openPayload()
    editor = await person('editor')
    agent = await person('agent')
  })
  afterAll(() => office.close())

  it('counts what is published and what is being written, and names the latest drafts', async () => {
    const { payload } = office
    const article = { collection: 'blogs' } as const
    const text = { contenu: 'Texte' }
    await payload.create({ ...article, data: { titre: 'En ligne', ...text, _status: 'published' } })
    await payload.create({ ...article, draft: true, data: { titre: 'Commencé', ...text } })
    const { id } = await payload.create({
      ...article,
      data: { titre: 'En ligne, aussi', ...text, _status: 'published' },
    })
    await payload.update({ ...article, id, draft: true, data: { titre: 'En cours de reprise' } })
    const { counts, latestDrafts } = await contentState(payload, editor, now)

    const blogs = counts.find(({ type }) => type.slug === 'blogs')
    expect(blogs).toMatchObject({ published: 2, drafts: 2 })
    expect(latestDrafts.map(({ title }) => title)).toEqual(['En cours de reprise', 'Commencé'])
  })

  it('names the published offers whose last day is within seven days, soonest first', async () => {
    await offer('Dans une semaine', day('2026-11-25'), 'published')
    await offer('Aujourd’hui', day('2026-11-18'), 'published')
    await offer('Hier', day('2026-11-17'), 'published')
    await offer('Plus tard', day('2026-11-26'), 'published')
    await offer('Pas publiée', day('2026-11-20'), 'draft')

    const found = await expiringRecords(office.payload, editor, now)
    expect(found.map(({ title }) => title)).toEqual(['Aujourd’hui', 'Dans une semaine'])
    expect(new Set(found.map(({ type }) => type.plural))).toEqual(new Set(['Offres d’emploi']))
  })

  it('counts the offers past their last day apart: they are on the site no more', async () => {
    const { counts } = await contentState(office.payload, editor, now)

    expect(counts.find(({ type }) => type.slug === 'jobs')).toMatchObject({
      published: 3,
      expired: 1,
      drafts: 1,
    })
  })

  it('counts what visitors sent, for those who may read it', async () => {
    const { payload } = office
    await payload.create({ collection: 'newsletters', data: { email: 'awa@exemple.bf' } })

    const counts = await inboxState(payload, agent)
    expect(counts).toContainEqual(
      expect.objectContaining({ slug: 'newsletters', total: 1, waiting: 1 }),
    )
    const none = { slug: 'devis', plural: 'Demandes de devis', total: 0, waiting: 0 }
    expect(counts).toContainEqual(expect.objectContaining(none))
    const read = (await inboxState(payload, editor)).map(({ slug }) => slug)
    expect(read).toContain('commentaires')
    for (const slug of ['newsletters', 'devis', 'commandes', 'candidatures'] as const) {
      expect(read).not.toContain(slug)
    }
  })

  it('shows agents nothing of the content', async () => {
    await expect(expiringRecords(office.payload, agent, now)).rejects.toThrow()
  })
})
