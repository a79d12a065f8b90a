import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onChange } from '../../src/publication/changes/changeListeners.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

/** As the screens ask: at Payload's own depth, with relations to fill in. */
describe('what is announced when several articles change at once', () => {
  let office: OpenPayload
  let token = ''
  let category = 0
  let announced: string[] = []
  let stopListening = () => {}
  let whenBegun = () => {}
  let number = 0

  beforeAll(async () => {
    office = await openPayload()
    const account = { email: 'editor@sira.example', password: 'Un-mot-de-passe-7' }
    await office.payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
    token = await office.signIn(account.email, account.password)
    category = (await office.payload.create({ collection: 'categories', data: { nom: 'Vie' } })).id
    office.payload.collections.blogs.config.hooks.beforeOperation.push(({ operation }) => {
      if (operation === 'update' || operation === 'delete') whenBegun()
    })
    stopListening = onChange((tags) => announced.push(...tags))
  })
  beforeEach(() => {
    announced = []
  })
  afterAll(async () => {
    stopListening()
    await office.close()
  })

  const published = async (count = 2) => {
    const made: { id: number; slug: string }[] = []
    for (let done = 0; done < count; done += 1) {
      number += 1
      const titre = `Groupe ${number}`
      const { id, slug } = await office.payload.create({
        collection: 'blogs',
        data: { titre, contenu: 'Texte', category, _status: 'published' },
      })
      made.push({ id, slug: slug ?? '' })
    }
    announced = []
    return made
  }
  const selected = (records: { id: number }[]) =>
    records.map(({ id }, index) => `where[id][in][${index}]=${id}`).join('&')
  const ask = async (method: string, path: string, body?: object) => {
    const response = await office.call(method, path, token, body)
    expect(response.status, await response.clone().text()).toBe(200)
  }
  const addresses = (records: { slug: string }[]) => records.map(({ slug }) => `blogs/${slug}`)

  it('is every address that is unpublished', async () => {
    const records = await published()
    await ask('PATCH', `blogs?${selected(records)}`, { _status: 'draft' })

    expect(announced).toEqual(expect.arrayContaining(['blogs', ...addresses(records)]))
  })

  it('is every address that is published again', async () => {
    const records = await published()
    await ask('PATCH', `blogs?${selected(records)}`, { _status: 'draft' })
    announced = []
    await ask('PATCH', `blogs?${selected(records)}`, { _status: 'published' })

    expect(announced).toEqual(expect.arrayContaining(['blogs', ...addresses(records)]))
  })

  it('leaves the newer draft of each, which « Publier » then brings to the site', async () => {
    const { payload } = office
    const records = await published()
    const ids = records.map(({ id }) => id)
    for (const id of ids) {
      const data = { contenu: `Plus récent ${id}` }
      await payload.update({ collection: 'blogs', id, data, draft: true })
    }
    const asked = { collection: 'blogs', where: { id: { in: ids } }, sort: 'id' } as const
    const recent = ids.map((id) => ({ contenu: `Plus récent ${id}` }))
    await ask('PATCH', `blogs?${selected(records)}`, { _status: 'draft' })
    expect((await payload.find({ ...asked, draft: true })).docs).toMatchObject(recent)
    await ask('PATCH', `blogs?draft=true&${selected(records)}`, { _status: 'published' })

    const { docs } = await payload.find(asked)
    expect(docs).toMatchObject(recent.map((text) => ({ ...text, _status: 'published' })))
  })

  it('is every address that is deleted, though only a name is asked back', async () => {
    const records = await published()
    await ask('DELETE', `blogs?select[titre]=true&${selected(records)}`)

    expect(announced).toEqual(expect.arrayContaining(['blogs', ...addresses(records)]))
  })

  it('is one address that is unpublished or deleted alone', async () => {
    const [first, second] = await published()
    await ask('PATCH', `blogs/${first?.id}`, { _status: 'draft' })
    await ask('DELETE', `blogs/${second?.id}`)

    const both = addresses([first, second].filter((record) => record !== undefined))
    expect(announced).toEqual(expect.arrayContaining(['blogs', ...both]))
  })

  it('is the old address too when a slug changes, and it leads to the new one', async () => {
    const [record] = await published(1)
    const slug = `${record?.slug}-bis`
    await ask('PATCH', `blogs/${record?.id}`, { slug, _status: 'published' })

    const expected = ['blogs', `blogs/${record?.slug}`, `blogs/${slug}`, 'redirections']
    expect(announced).toEqual(expect.arrayContaining(expected))
    const { docs } = await office.payload.find({
      collection: 'redirections',
      where: { from: { equals: `/actualite/${record?.slug}` } },
    })
    expect(docs).toMatchObject([{ to: `/actualite/${slug}` }])
  })

  it('is nothing when a draft is deleted, which nobody saw', async () => {
    const { id } = await office.payload.create({
      collection: 'blogs',
      draft: true,
      data: { titre: 'Jamais vu', contenu: 'Texte', category },
    })
    await ask('DELETE', `blogs/${id}`)

    expect(announced).toEqual([])
  })

  it('is told outside a transaction as well', async () => {
    const [record] = await published(1)
    await office.payload.update({
      collection: 'blogs',
      id: record?.id ?? 0,
      data: { _status: 'draft' },
      disableTransaction: true,
    })

    expect(announced).toEqual(['blogs', `blogs/${record?.slug}`])
  })

  it('is nothing when all of it is undone, and the next change is told again', async () => {
    const { payload } = office
    const [record] = await published(1)
    const id = record?.id ?? 0
    const transactionID = await payload.db.beginTransaction()
    if (transactionID === null) throw new Error('no transaction')
    const req = { transactionID }
    await payload.update({ collection: 'blogs', id, data: { _status: 'draft' }, req })
    await payload.db.rollbackTransaction(transactionID)
    expect(announced).toEqual([])

    await payload.update({ collection: 'blogs', id, data: { _status: 'draft' } })
    expect(announced).toEqual(['blogs', `blogs/${record?.slug}`])
  })

  it.each([
    ['put into the trash', 'PATCH', '', { deletedAt: '2026-11-01T00:00:00.000Z' }],
    ['published', 'PATCH', '&draft=true', { _status: 'published' }],
    ['deleted for good', 'DELETE', '', undefined],
  ])('does not hold up a visitor’s message while many are %s', async (_, method, more, body) => {
    const records = await published(12)
    const order: string[] = []
    const note = (what: string) => () => order.push(what)
    const begun = Promise.withResolvers<void>()
    whenBegun = begun.resolve
    const change = ask(method, `blogs?${selected(records)}${more}`, body).then(note('articles'))
    await begun.promise
    const data = { name: 'Awa', email: 'awa@exemple.bf', message: 'Bonjour' }
    await office.payload.create({ collection: 'contacts', data }).then(note('message'))
    await change

    expect(order).toEqual(['message', 'articles'])
    if (more === '') expect(announced).toEqual(expect.arrayContaining(addresses(records)))
  })
})
