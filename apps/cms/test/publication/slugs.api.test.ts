import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftedTypes, recordTypes } from '@sira/contract/kinds/recordTypes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

const titles = join(import.meta.dirname, '../fixtures/titlesWithoutLetters.txt')
const kinds = {
  blogs: 'actualite',
  formations: 'formation',
  jobs: 'offre-d-emploi',
}

describe('the address of an article', () => {
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

  it.each(draftedTypes)(
    'is made of what it is, where a title has no letter for it: %s',
    async (type) => {
      const made: string[] = []
      for (const title of readFileSync(titles, 'utf8').trim().split('\n')) {
        const data = { [recordTypes[type].title]: title }
        const { slug } = await office.payload.create({ collection: type, draft: true, data })
        made.push(String(slug))
      }
      expect(made).toEqual([
        kinds[type],
        ...[2, 3, 4, 5].map((number) => `${kinds[type]}-${number}`),
      ])
    },
  )

  it('follows the first title that has letters, then stays', async () => {
    const { id, slug } = await create({ titre: '🎉🎉' })
    expect(slug).toMatch(/^actualite/)
    expect((await update(id, { titre: 'La fête' })).slug).toBe('la-fete')
    await update(id, { _status: 'published' }, false)
    expect((await update(id, { titre: '!!!' })).slug).toBe('la-fete')
  })

  it('stays in a translation of signs alone, and is made for one written first', async () => {
    const { id, slug } = await create({ titre: '???' })
    expect((await update(id, { titre: 'The feast' }, true, 'en')).slug).toBe(slug)
  })

  it('of a copy is one too', async () => {
    const { id } = await create({ titre: '🎉' }, true)
    const copy = await office.payload.duplicate({ collection: 'blogs', id, draft: true })
    expect(copy.slug).toMatch(/^[a-z]/)
  })

  it('is made, where signs were written for one by hand', async () => {
    expect((await create({ titre: 'La foire', slug: '!!!' })).slug).toBe('la-foire')
    expect((await create({ titre: '!!!', slug: '🎉' })).slug).toMatch(/^actualite/)
  })

  it('is made once a record that never had one is saved', async () => {
    const { id } = await create({ titre: 'Sans adresse' }, true)
    await office.payload.db.updateOne({ collection: 'blogs', id, data: { slug: null } })
    expect((await update(id, { contenu: 'Autre texte' })).slug).toBe('sans-adresse')
  })

  it('keeps the hooked letters of our languages', async () => {
    expect((await create({ titre: 'Wɛ̃nd Ɔ Kɩɩ Ʋʋ Ɓɓ Ɗɗ Ƴƴ Ŋŋ Mẽ' })).slug).toBe(
      'wend-o-kii-uu-bb-dd-yy-nn-me',
    )
  })

  it('notes the first publication, and keeps an earlier date that was given', async () => {
    const start = Date.now()
    const { publishedAt } = await create({ titre: 'Maintenant' }, true)
    const earlier = '2024-01-01T00:00:00.000Z'

    expect(Date.parse(publishedAt ?? '')).toBeGreaterThanOrEqual(start)
    expect((await create({ titre: 'Jadis', publishedAt: earlier }, true)).publishedAt).toBe(earlier)
  })
})
