import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

describe('what a text can lead to', () => {
  let office: OpenPayload
  let token = ''

  beforeAll(async () => {
    office = await openPayload()
    const account = { email: 'editor@sira.example', password: 'Un-mot-de-passe-7' }
    await office.payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
    token = await office.signIn(account.email, account.password)
    const write = (titre: string, status: 'draft' | 'published') =>
      office.payload.create({
        collection: 'blogs',
        draft: status === 'draft',
        data: { titre, contenu: 'Texte', _status: status },
      })
    await write('La foire de Kaya', 'published')
    await write('Une foire à venir', 'draft')
    await office.payload.create({
      collection: 'jobs',
      data: { titre: 'Hôtesse de foire', _status: 'published' },
    })
  })
  afterAll(() => office.close())

  const targets = async (words: string, who: string | null = token) => {
    const asked = new URLSearchParams({ q: words })
    const response = await office.call('GET', `link-targets?${asked}`, who)
    return { status: response.status, ...(await response.json()) }
  }

  it('is found by words of its title, where the public reads it', async () => {
    expect((await targets('foire')).targets).toEqual([
      { title: 'La foire de Kaya', kind: 'Actualité', path: '/actualite/la-foire-de-kaya' },
      { title: 'Hôtesse de foire', kind: 'Offre d’emploi', path: '/jobs/hotesse-de-foire' },
    ])
  })

  it('is a page of the site too, with or without its accents', async () => {
    const about = { title: 'À propos de nous', kind: 'Page', path: '/a-propos-de-nous' }
    expect((await targets('a propos')).targets).toEqual([about])
    expect((await targets('À PROPOS')).targets).toEqual([about])
  })

  it('goes on leading there when its address changes', async () => {
    const [{ path }] = (await targets('Kaya')).targets
    const where = { slug: { equals: 'la-foire-de-kaya' } }
    const data = { slug: 'foire-du-cuir', _status: 'published' as const }
    await office.payload.update({ collection: 'blogs', where, data })
    const { docs } = await office.payload.find({
      collection: 'redirections',
      where: { from: { equals: path } },
    })
    expect(docs).toMatchObject([{ to: '/actualite/foire-du-cuir' }])
    expect((await targets('Kaya')).targets).toMatchObject([{ path: '/actualite/foire-du-cuir' }])
  })

  it('is told to nobody who has not signed in, and not without a word', async () => {
    expect((await targets('foire', null)).status).toBe(401)
    expect((await targets('f')).targets).toEqual([])
    expect((await targets('x'.repeat(101))).targets).toEqual([])
  })
})
