import type { TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../../../test/back-office/openPayload.ts'
import { missingAddress, translatedTypes } from './translatedLocales.ts'
import { translationState } from './translationState.ts'

describe('what is missing in each language (issue 5)', () => {
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

  const state = async (language: 'en' | 'ar') =>
    (await translationState(office.payload, editor)).find((one) => one.language === language)

  it('is nothing where there is no content', async () => {
    expect(await state('en')).toMatchObject({ name: 'Anglais', percent: 100, missing: [] })
  })

  it('is counted by type; a record is translated once its title is', async () => {
    const { payload } = office
    const ids = []
    for (const question of ['Une', 'Deux', 'Trois', 'Quatre']) {
      const data = { question, reponse: '<p>Réponse</p>' }
      ids.push((await payload.create({ collection: 'faqs', data })).id)
    }
    const [id = 0] = ids
    await payload.update({ collection: 'faqs', id, locale: 'en', data: { question: 'One' } })

    const english = await state('en')
    expect(english?.percent).toBe(25)
    expect(english?.missing).toMatchObject([{ type: { slug: 'faqs' }, count: 3 }])
    expect((await state('ar'))?.percent).toBe(0)
  })

  it('leads to the list of just these', async () => {
    const type = translatedTypes(office.payload).find(({ slug }) => slug === 'faqs')
    if (!type) throw new Error('no questions')
    const [, query = ''] = missingAddress(type, 'en').split('?')
    const token = await office.signIn('editor@sira.example', 'Un-mot-de-passe-7')
    const list = await (await office.call('GET', `faqs?${query}`, token)).json()
    expect(list.docs.map(({ id }: { id: number }) => id)).toHaveLength(3)
  })

  it('leaves out what has no translation by its nature', () => {
    const slugs = translatedTypes(office.payload).map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining(['blogs', 'jobs', 'formations', 'faqs', 'tags']))
    for (const slug of ['users', 'devis', 'letters', 'compagnies', 'media']) {
      expect(slugs).not.toContain(slug)
    }
  })
})
