import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

describe('the address of an article (issue 2, slugs)', () => {
  let office: OpenPayload

  beforeAll(async () => {
    office = await openPayload()
  })
  afterAll(() => office.close())

  const create = (data: { titre: string; slug?: string; publishedAt?: string }, publish = false) =>
    office.payload.create({
      collection: 'blogs',
      draft: !publish,
      data: { contenu: 'Texte', ...data, ...(publish ? { _status: 'published' as const } : {}) },
    })
  const update = (id: number, data: object, draft = true, locale: 'fr' | 'en' = 'fr') =>
    office.payload.update({ collection: 'blogs', id, data, draft, locale })

  it('is made from the title', async () => {
    const { slug } = await create({ titre: 'Élections & « démocratie » : où en est-on ?' })

    expect(slug).toBe('elections-democratie-ou-en-est-on')
  })

  it('gets a number when it is taken', async () => {
    const made = []
    for (let count = 0; count < 3; count += 1) made.push(await create({ titre: 'Trois fois' }))

    expect(made.map(({ slug }) => slug)).toEqual(['trois-fois', 'trois-fois-2', 'trois-fois-3'])
  })

  it('is taken as written, in the letters an address may have', async () => {
    expect((await create({ titre: 'Titre', slug: 'Mon Adresse à moi' })).slug).toBe(
      'mon-adresse-a-moi',
    )
  })

  it('follows the title until the first publication', async () => {
    const { id } = await create({ titre: 'Premier jet' })
    expect((await update(id, { titre: 'Second jet' })).slug).toBe('second-jet')

    await update(id, { _status: 'published' }, false)
    expect((await update(id, { titre: 'Troisième jet' })).slug).toBe('second-jet')
  })

  it('does not follow the title once somebody wrote it by hand', async () => {
    const { id } = await create({ titre: 'Écrite', slug: 'a-la-main' })

    expect((await update(id, { titre: 'Autre titre' })).slug).toBe('a-la-main')
  })

  it('is the same in all languages', async () => {
    const { id } = await create({ titre: 'En français' })

    expect((await update(id, { titre: 'In English' }, true, 'en')).slug).toBe('en-francais')
  })

  it('asks for a text in French only, when it is published', async () => {
    const { id } = await create({ titre: 'Traduit à moitié' })
    await update(id, { titre: 'Half translated', _status: 'published' }, false, 'en')
    const found = await office.payload.findByID({ collection: 'blogs', id, locale: 'en' })

    expect(found).toMatchObject({ titre: 'Half translated', contenu: 'Texte' })
    await expect(update(id, { titre: '', _status: 'published' }, false)).rejects.toThrow()
  })

  it('notes the first publication, and keeps an earlier date that was given', async () => {
    const start = Date.now()
    const { publishedAt } = await create({ titre: 'Maintenant' }, true)
    const earlier = '2024-01-01T00:00:00.000Z'

    expect(Date.parse(publishedAt ?? '')).toBeGreaterThanOrEqual(start)
    expect((await create({ titre: 'Jadis', publishedAt: earlier }, true)).publishedAt).toBe(earlier)
  })
})
