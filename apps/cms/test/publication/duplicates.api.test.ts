import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

describe('a duplicate', () => {
  let office: OpenPayload
  let token = ''

  beforeAll(async () => {
    office = await openPayload()
    const account = { email: 'editor@sira.example', password: 'Un-mot-de-passe-7' }
    await office.payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
    token = await office.signIn(account.email, account.password)
  })
  afterAll(() => office.close())

  const duplicate = async (id: number, locale = 'fr') => {
    const path = `blogs/${id}/duplicate?locale=${locale}`
    const response = await office.call('POST', path, token, { _status: 'draft' })
    expect(response.status, await response.clone().text()).toBe(200)
    const { doc } = (await response.json()) as { doc: { id: number } }
    return office.payload.findByID({ collection: 'blogs', id: doc.id, draft: true, locale: 'all' })
  }
  const original = async (titre: string) => {
    const { payload } = office
    const { id } = await payload.create({
      collection: 'blogs',
      data: { titre, contenu: 'Texte', _status: 'published' },
    })
    const data = { titre: `${titre} in English`, _status: 'published' as const }
    await payload.update({ collection: 'blogs', id, locale: 'en', data })
    return id
  }

  it('is a draft that says so in its title, with an address of its own and no date', async () => {
    const id = await original('Une foire à Kaya')

    expect(await duplicate(id)).toMatchObject({
      titre: { fr: 'Une foire à Kaya (copie)', en: 'Une foire à Kaya in English (copy)' },
      slug: 'une-foire-a-kaya-copie',
      publishedAt: null,
      _status: 'draft',
    })
    expect((await duplicate(id)).slug).toBe('une-foire-a-kaya-copie-2')
  })

  it('has the address of its French title, in whatever language it was made', async () => {
    expect((await duplicate(await original('Un marché à Pô'), 'en')).slug).toBe(
      'un-marche-a-po-copie',
    )
  })

  it('is not made of what has no drafts, where it would be on the site at once', async () => {
    const data = { question: 'Où êtes-vous ?', reponse: 'À Ouagadougou.' }
    const { id } = await office.payload.create({ collection: 'faqs', data })
    await office.call('POST', `faqs/${id}/duplicate`, token, {})

    expect((await office.payload.count({ collection: 'faqs' })).totalDocs).toBe(1)
  })

  it('follows a new title, as any draft', async () => {
    const copy = await duplicate(await original('Une course à Dori'))
    const data = { titre: 'Une course à Djibo' }
    const changed = await office.payload.update({
      collection: 'blogs',
      id: copy.id,
      data,
      draft: true,
    })

    expect(changed.slug).toBe('une-course-a-djibo')
  })
})
