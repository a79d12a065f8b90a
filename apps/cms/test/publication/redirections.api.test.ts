import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

describe('an old address', () => {
  let office: OpenPayload
  let token = ''

  beforeAll(async () => {
    office = await openPayload()
    const account = { email: 'editor@sira.example', password: 'Un-mot-de-passe-7' }
    await office.payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
    token = await office.signIn(account.email, account.password)
  })
  afterAll(() => office.close())

  const lead = async (from: string, to: string) => {
    const response = await office.call('POST', 'redirections', token, { from, to })
    return { status: response.status, text: await response.text() }
  }
  const article = (slug: string, status: 'draft' | 'published') =>
    office.payload.create({
      collection: 'blogs',
      draft: status === 'draft',
      data: { titre: slug, contenu: 'Texte', slug, _status: status },
    })

  it('never leads back to itself, straight or through others', async () => {
    expect((await lead('/a', '/a')).text).toContain('tournerait en rond : /a → /a')
    expect((await lead('/a', '/en/a?b=1')).status).toBe(400)
    expect((await lead('/a', '/b')).status).toBe(201)
    expect((await lead('/b', '/c')).status).toBe(201)
    expect((await lead('/c', '/a')).text).toContain('/c → /a → /b → /c')
    expect((await lead('/c', 'https://ailleurs.example/a')).status).toBe(201)
  })

  it('may be changed, and not into a circle', async () => {
    const { docs } = await office.payload.find({
      collection: 'redirections',
      where: { from: { equals: '/c' } },
    })
    const change = async (to: string) =>
      (await office.call('PATCH', `redirections/${docs[0]?.id}`, token, { to })).status

    expect(await change('/contact')).toBe(200)
    expect(await change('/b')).toBe(400)
  })

  it('is no page that the site has, in any language', async () => {
    await article('un-article-en-ligne', 'published')
    await article('un-brouillon', 'draft')
    for (const from of ['/', '/contact', '/en/faq', '/actualites.rss', '/ar/nos-services/']) {
      expect((await lead(from, '/nos-actualites')).status, from).toBe(400)
    }
    expect((await lead('/actualite/un-article-en-ligne', '/contact')).text).toContain('existe')
    expect((await lead('/actualite/un-brouillon', '/contact')).status).toBe(201)
    expect((await lead('/actualite/ancien', '/actualite/un-article-en-ligne')).status).toBe(201)
  })

  it('of a renamed article leads on by itself, there and back', async () => {
    const { payload } = office
    const { id } = await article('premier-nom', 'published')
    for (const slug of ['deuxieme-nom', 'troisieme-nom', 'premier-nom']) {
      await payload.update({ collection: 'blogs', id, data: { slug, _status: 'published' } })
    }
    const { docs } = await payload.find({
      collection: 'redirections',
      where: { to: { equals: '/actualite/premier-nom' } },
      sort: 'from',
    })
    const old = ['/actualite/deuxieme-nom', '/actualite/troisieme-nom']
    expect(docs.map(({ from }) => from)).toEqual(old)
  })

  it('leads nowhere once its article is deleted for good, and waits while that is in the trash', async () => {
    const { payload } = office
    const { id } = await article('nom-du-matin', 'published')
    const blog = { collection: 'blogs', id } as const
    await payload.update({ ...blog, data: { slug: 'nom-du-soir', _status: 'published' } })
    const old = async () => {
      const where = { from: { equals: '/actualite/nom-du-matin' } }
      return (await payload.find({ collection: 'redirections', where })).totalDocs
    }

    await payload.update({ ...blog, data: { deletedAt: new Date().toISOString() } })
    expect(await old()).toBe(1)
    await payload.delete({ ...blog, trash: true })
    expect(await old()).toBe(0)
  })
})
