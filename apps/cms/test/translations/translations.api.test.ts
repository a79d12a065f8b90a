import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listedStates, listedTexts } from '../../src/admin/rows/listedRecords.ts'
import { fillTranslationNotes } from '../../src/publication/translations/fillTranslationNotes.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

describe('what is known of each translation', () => {
  let office: OpenPayload
  let token = ''

  beforeAll(async () => {
    office = await openPayload()
    const account = { email: 'editor@sira.example', password: 'Un-mot-de-passe-7' }
    await office.payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
    token = await office.signIn(account.email, account.password)
  })
  afterAll(() => office.close())

  const article = async (data: object = {}) => {
    const { id } = await office.payload.create({
      collection: 'blogs',
      data: { titre: 'Une foire', contenu: 'Trois jours.', _status: 'published', ...data },
    })
    return id
  }
  const write = (id: number, locale: 'fr' | 'en' | 'ar', data: object, draft = true) =>
    office.payload.update({ collection: 'blogs', id, locale, data, draft })
  const noted = async (id: number) => {
    const asked = { collection: 'blogs', id, draft: true, showHiddenFields: true } as const
    const { translation_en, translation_ar, sources } = await office.payload.findByID(asked)
    return { en: translation_en, ar: translation_ar, sources }
  }
  const translate = async (id: number) => {
    await write(id, 'en', { titre: 'A fair', contenu: 'Three days.' })
  }

  it('is missing, begun, then done, for each language by itself', async () => {
    const id = await article()
    expect(await noted(id)).toMatchObject({ en: 'missing', ar: 'missing' })
    await write(id, 'en', { titre: 'A fair' })
    expect(await noted(id)).toMatchObject({ en: 'begun', ar: 'missing' })
    await write(id, 'en', { contenu: 'Three days.' })
    expect(await noted(id)).toMatchObject({ en: 'done', ar: 'missing' })
  })

  it('is outdated once the French changes, with the French it was made from', async () => {
    const id = await article()
    await translate(id)
    await write(id, 'fr', { contenu: 'Quatre jours.' })
    expect(await noted(id)).toMatchObject({
      en: 'outdated',
      sources: { en: { titre: true, contenu: 'Trois jours.' } },
    })

    await write(id, 'en', { contenu: 'Four days.' })
    expect(await noted(id)).toMatchObject({ en: 'done' })
  })

  it('is right again when the French becomes what it was', async () => {
    const id = await article()
    await translate(id)
    await write(id, 'fr', { titre: 'Un marché' })
    await write(id, 'fr', { titre: 'Une foire' })
    expect(await noted(id)).toMatchObject({ en: 'done' })
  })

  it('is not begun by French that stands where it is to be', async () => {
    const id = await article()
    await write(id, 'en', { titre: 'Une foire', contenu: 'Three days.' })
    expect(await noted(id)).toMatchObject({ en: 'begun' })
    await office.call('POST', `blogs/${id}/translation-confirm`, token, {
      language: 'en',
      french: { titre: 'Une foire' },
    })
    expect(await noted(id)).toMatchObject({ en: 'done' })
  })

  it('is copied with the record', async () => {
    const id = await article()
    await translate(id)
    const response = await office.call('POST', `blogs/${id}/duplicate?locale=fr`, token)
    const { doc } = (await response.json()) as { doc: { id: number } }
    expect(await noted(doc.id)).toMatchObject({ en: 'done', ar: 'missing' })
  })

  it('is done once a translator says that it is still right, and no word changes', async () => {
    const id = await article()
    await translate(id)
    await write(id, 'fr', { contenu: 'Trois jours !' })
    const before = await office.payload.findByID({ collection: 'blogs', id, draft: true })
    const confirm = (contenu: string) =>
      office.call('POST', `blogs/${id}/translation-confirm`, token, {
        language: 'en',
        french: { contenu },
      })

    expect((await confirm('Trois jours.')).status).toBe(409)
    expect((await confirm('Trois jours !')).status).toBe(200)
    expect(await noted(id)).toMatchObject({ en: 'done' })
    const after = await office.payload.findByID({ collection: 'blogs', id, draft: true })
    expect(after).toMatchObject({ contenu: 'Trois jours !', updatedAt: before.updatedAt })
    const english = { collection: 'blogs', id, draft: true, locale: 'en' } as const
    expect(await office.payload.findByID(english)).toMatchObject({ contenu: 'Three days.' })
  })

  it('is done where a translator says that the French will do', async () => {
    const { id } = await office.payload.create({
      collection: 'faqs',
      data: { question: 'Où ?', reponse: '<p>Kaya</p>' },
    })
    const data = { question: 'Where?' }
    await office.payload.update({ collection: 'faqs', id, locale: 'en', data })
    const french = { reponse: '<p>Kaya</p>' }
    const asked = { language: 'en', french }
    await office.call('POST', `faqs/${id}/translation-confirm`, token, asked)
    const found = await office.payload.findByID({ collection: 'faqs', id })
    expect(found.translation_en).toBe('done')
  })

  it('is said by nobody but the program and who writes content', async () => {
    const id = await article()
    const asked = { language: 'en', french: { titre: 'Une foire' } }
    const path = `blogs/${id}/translation-confirm`
    expect((await office.call('POST', path, null, asked)).status).toBe(403)
    const forged = { translation_en: 'done', sources: { en: { titre: true, contenu: true } } }
    await office.call('PATCH', `blogs/${id}?draft=true`, token, forged)
    expect(await noted(id)).toMatchObject({ en: 'missing', sources: { en: {} } })
  })

  it('is filled in for what was kept before, as made from the French beside it', async () => {
    const id = await article()
    await translate(id)
    const unknown = { sources: null, translation_en: null, translation_ar: null }
    const { docs } = await office.payload.db.findVersions({
      collection: 'blogs',
      where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    })
    await office.payload.db.updateOne({ collection: 'blogs', id, data: unknown })
    for (const version of docs) {
      const versionData = { version: unknown }
      await office.payload.db.updateVersion({ collection: 'blogs', id: version.id, versionData })
    }
    expect(await noted(id)).toMatchObject({ en: null })

    await fillTranslationNotes(office.payload)
    expect(await noted(id)).toMatchObject({ en: 'done', ar: 'missing' })
    await write(id, 'fr', { titre: 'Un marché' })
    expect(await noted(id)).toMatchObject({ sources: { en: { titre: 'Une foire' } } })
  })

  it('is listed beside what the public reads, for the rows of a list together', async () => {
    const [changed, quiet] = [await article(), await article()]
    const draft = await article({ _status: 'draft' })
    await write(changed, 'en', { titre: 'A fair' })
    const states = listedStates(office.payload, 'blogs')
    const rows = await Promise.all([changed, quiet, draft].map((id) => states.load(id)))
    expect(rows.map(({ shown, latest }) => [shown?._status, latest?._status])).toEqual([
      ['published', 'draft'],
      ['published', 'published'],
      ['draft', 'draft'],
    ])
    const { shown, latest } = await listedTexts(office.payload, 'blogs').load(changed)
    expect(shown?.titre).toEqual({ fr: 'Une foire' })
    expect(latest?.titre).toEqual({ fr: 'Une foire', en: 'A fair' })
    expect((await states.load(0)).latest).toBeUndefined()
  })
})
