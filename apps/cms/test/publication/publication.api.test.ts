import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onChange } from '../../src/publication/changes/changeListeners.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

describe('what is announced when content changes', () => {
  let office: OpenPayload
  let announced: string[][] = []
  let stopListening = () => {}
  let number = 0

  beforeAll(async () => {
    office = await openPayload()
    stopListening = onChange((tags) => announced.push([...tags].sort()))
  })
  beforeEach(() => {
    announced = []
  })
  afterAll(async () => {
    stopListening()
    await office.close()
  })

  const draft = async (titre = `Article ${++number}`) =>
    office.payload.create({
      collection: 'blogs',
      draft: true,
      data: { titre, contenu: 'Texte' },
    })
  const published = async () => {
    number += 1
    const doc = await office.payload.create({
      collection: 'blogs',
      data: { titre: `Article ${number}`, contenu: 'Texte', _status: 'published' },
    })
    announced = []
    return doc
  }
  const change = (id: number, data: object, asDraft = false) =>
    office.payload.update({ collection: 'blogs', id, data, draft: asDraft })

  it('is nothing for a draft', async () => {
    const { id } = await draft()
    await change(id, { contenu: 'Autre' }, true)

    expect(announced).toEqual([])
  })

  it('is the list and the address when a draft is published', async () => {
    const { id, slug } = await draft()
    await change(id, { _status: 'published' })

    expect(announced).toEqual([['blogs', `blogs/${slug}`]])
  })

  it('is nothing when a draft of a published article is saved, and the address when it is published', async () => {
    const { id, slug } = await published()
    await change(id, { contenu: 'En cours' }, true)
    expect(announced).toEqual([])

    await change(id, { _status: 'published' })
    expect(announced).toEqual([['blogs', `blogs/${slug}`]])
  })

  it('is the old and the new address when the slug is renamed', async () => {
    const { id, slug } = await published()
    await change(id, { slug: 'nouvelle-adresse', _status: 'published' })

    const addresses = [`blogs/${slug}`, 'blogs/nouvelle-adresse']
    expect(announced).toEqual([['blogs', ...addresses, 'redirections'].sort()])
  })

  it('is both addresses when the slug was renamed in a saved draft', async () => {
    const { id, slug } = await published()
    await change(id, { slug: 'adresse-du-brouillon' }, true)
    await change(id, { _status: 'published' })

    const addresses = ['blogs/adresse-du-brouillon', `blogs/${slug}`]
    expect(announced).toEqual([['blogs', ...addresses, 'redirections'].sort()])
  })

  it('is the address of an article that is taken back', async () => {
    const { id, slug } = await published()
    await change(id, { _status: 'draft' })

    expect(announced).toEqual([['blogs', `blogs/${slug}`]])
  })

  it('is the address of an article taken back after a saved draft', async () => {
    const { id, slug } = await published()
    await change(id, { contenu: 'En cours' }, true)
    await change(id, { _status: 'draft' })

    expect(announced).toEqual([['blogs', `blogs/${slug}`]])
  })

  it('is the address of a deleted article', async () => {
    const { id, slug } = await published()
    await office.payload.delete({ collection: 'blogs', id })

    expect(announced).toEqual([['blogs', `blogs/${slug}`]])
  })

  it('is the type of a record without an address, and the settings', async () => {
    const { payload } = office
    const { id } = await payload.create({ collection: 'tags', data: { nom: 'Emploi' } })
    await payload.update({ collection: 'tags', id, data: { nom: 'Emplois' } })
    await payload.updateGlobal({ slug: 'settings', data: { brandName: 'Sira' } })

    expect(announced).toEqual([['tags'], ['tags'], ['settings']])
  })

  it('is nothing when the change fails', async () => {
    const { id } = await published()
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

    await expect(change(id, { publishedAt: tomorrow, _status: 'published' })).rejects.toThrow()
    expect(announced).toEqual([])
  })

  it('comes after the change can be read by everyone', async () => {
    const { id } = await draft()
    let seen: Promise<unknown> = Promise.resolve()
    const stop = onChange(() => {
      seen = office.payload.findByID({ collection: 'blogs', id })
    })
    await change(id, { _status: 'published' })
    stop()

    expect(await seen).toMatchObject({ _status: 'published' })
  })

  it('covers a scheduled publication', async () => {
    const { payload } = office
    const { id, slug } = await draft()
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'blogs', value: id } },
      waitUntil: new Date(Date.now() - 1000),
    })
    await payload.jobs.run()

    expect(announced).toEqual([['blogs', `blogs/${slug}`]])
    expect((await payload.findByID({ collection: 'blogs', id })).publishedAt).toBeTruthy()
  })
})
