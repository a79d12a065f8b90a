import type { TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../../../test/back-office/openPayload.ts'
import { translatedTypes } from './translatedTypes.ts'
import { translationProgress } from './translationProgress.ts'
import { translationWork } from './work/translationWork.ts'

describe('what is to be done in each language', () => {
  let office: OpenPayload
  let editor: TypedUser

  beforeAll(async () => {
    office = await openPayload()
    const data = {
      email: 'editor@sira.example',
      password: 'Un-mot-de-passe-7',
      role: 'editor',
    } as const
    const user = await office.payload.create({ collection: 'users', data })
    editor = { ...user, collection: 'users' }
  })
  afterAll(() => office.close())

  const progress = async (language: 'en' | 'ar') =>
    (await translationProgress(office.payload)).find((one) => one.language === language)

  it('is nothing where there is no content', async () => {
    expect(await progress('en')).toMatchObject({ name: 'Anglais', percent: 100, toDo: [] })
  })

  it('is counted by type, and listed by its French title, what is outdated first', async () => {
    const { payload } = office
    const ids: number[] = []
    for (const question of ['Une', 'Deux', 'Trois', 'Quatre']) {
      ids.push((await payload.create({ collection: 'faqs', data: { question } })).id)
    }
    const [done = 0, outdated = 0] = ids
    const english = (id: number, question: string) =>
      payload.update({ collection: 'faqs', id, locale: 'en', data: { question } })
    await english(done, 'One')
    await english(outdated, 'Two')
    await payload.update({ collection: 'faqs', id: outdated, data: { question: 'Deux fois' } })

    expect(await progress('en')).toMatchObject({
      percent: 25,
      toDo: [{ type: { slug: 'faqs' }, count: 3 }],
    })
    expect((await progress('ar'))?.percent).toBe(0)
    const work = await translationWork(payload, editor, 'en', undefined)
    expect(work.map(({ title, state }) => [title, state])).toEqual([
      ['Deux fois', 'outdated'],
      ['Quatre', 'missing'],
      ['Trois', 'missing'],
    ])
  })

  it('counts what is only a draft yet', async () => {
    const { payload } = office
    const data = { titre: 'Brouillon', contenu: 'Texte' }
    await payload.create({ collection: 'blogs', draft: true, data })
    const [first] = await translationWork(payload, editor, 'ar', 'blogs')
    expect(first).toMatchObject({ title: 'Brouillon', state: 'missing' })
  })

  it('leaves out what has no translation by its nature', () => {
    const slugs = translatedTypes(office.payload).map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining(['blogs', 'jobs', 'formations', 'faqs', 'tags']))
    expect(slugs).toContain('formateurs')
    for (const slug of ['users', 'devis', 'letters', 'compagnies', 'media']) {
      expect(slugs).not.toContain(slug)
    }
  })
})
