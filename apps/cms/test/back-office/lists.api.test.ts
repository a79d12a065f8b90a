import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FoundGroup } from '../../src/admin/search/foundGroup.ts'
import { type OpenPayload, openPayload } from './openPayload.ts'

const password = 'Un-mot-de-passe-7'
type Role = 'administrator' | 'editor' | 'agent'

describe('the lists of staff', () => {
  let office: OpenPayload
  const tokens = new Map<Role, string>()

  beforeAll(async () => {
    office = await openPayload()
    for (const role of ['administrator', 'editor', 'agent'] as const) {
      const email = `${role}@sira.example`
      await office.payload.create({ collection: 'users', data: { email, password, role } })
      tokens.set(role, await office.signIn(email, password))
    }
  })
  afterAll(() => office.close())

  const ask = async (role: Role, method: string, path: string, body?: object) => {
    const response = await office.call(method, path, tokens.get(role), body)
    return { status: response.status, body: await response.json() }
  }

  it('begin with what is being written, the newest first', async () => {
    const { payload } = office
    const write = (titre: string, _status: 'draft' | 'published') =>
      payload.create({
        collection: 'blogs',
        draft: _status === 'draft',
        data: { titre, contenu: 'Texte', _status },
      })
    await write('Ancien brouillon', 'draft')
    await write('Nouveau brouillon', 'draft')
    await write('Paru', 'published')
    const { docs } = await payload.find({ collection: 'blogs', draft: true })
    expect(docs.map(({ titre }) => titre)).toEqual([
      'Nouveau brouillon',
      'Ancien brouillon',
      'Paru',
    ])
  })

  describe('are all searched at once', () => {
    const search = async (role: Role, question: string): Promise<string[]> => {
      const { body } = await ask(role, 'POST', 'search', { question })
      const { groups } = body as { groups: FoundGroup[] }
      return groups.flatMap(({ label, found }) => found.map(({ title }) => `${label} : ${title}`))
    }

    beforeAll(async () => {
      const data = { email: 'awa@exemple.bf', name: 'Awa Sow', phone: '+22670123456' }
      await office.payload.create({ collection: 'contacts', data: { ...data, message: 'Foire' } })
      await office.payload.create({ collection: 'faqs', data: { question: 'La foire ?' } })
    })

    it('for a word without its accents, a person by a number however it is grouped', async () => {
      expect(await search('administrator', 'foire')).toEqual([
        'Questions fréquentes : La foire ?',
        'Messages : Awa Sow',
      ])
      expect(await search('administrator', '70 12 34 56')).toEqual(['Messages : Awa Sow'])
      expect(await search('agent', 'AWA@exemple')).toContain('Messages : Awa Sow')
    })

    it('each person in what they may see', async () => {
      expect(await search('editor', 'awa@exemple.bf')).toEqual([])
      expect(await search('editor', 'foire')).toEqual(['Questions fréquentes : La foire ?'])
      expect(await search('agent', 'foire')).toEqual(['Messages : Awa Sow'])
      expect((await office.call('POST', 'search', null, { question: 'foire' })).status).toBe(401)
    })

    it('and a single letter finds nothing', async () => {
      expect(await search('administrator', 'a')).toEqual([])
    })
  })

  describe('are kept as filters', () => {
    const filter = {
      title: 'Brouillons',
      list: 'blogs',
      query: 'where%5B_status%5D%5Bequals%5D=draft',
    }
    const seenBy = async (role: Role) => {
      const { body } = await ask(role, 'GET', 'filtres')
      return (body as { docs: { title: string }[] }).docs.map(({ title }) => title)
    }

    it('by oneself, or with those one shares them with', async () => {
      const shared = { ...filter, title: 'Pour les rédacteurs', sharedWith: 'editor' }
      expect((await ask('administrator', 'POST', 'filtres', filter)).status).toBe(201)
      const { body } = await ask('administrator', 'POST', 'filtres', shared)
      expect(await seenBy('administrator')).toEqual(['Brouillons', 'Pour les rédacteurs'])
      expect(await seenBy('editor')).toEqual(['Pour les rédacteurs'])
      expect(await seenBy('agent')).toEqual([])
      const { doc } = body as { doc: { id: number } }
      expect((await ask('editor', 'DELETE', `filtres/${doc.id}`)).status).toBe(403)
      expect((await office.call('GET', 'filtres')).status).toBe(403)
    })

    it('in nobody else’s name, and without the name of a visitor', async () => {
      const forged = { ...filter, title: 'À moi', owner: 1 }
      await ask('agent', 'POST', 'filtres', forged)
      expect(await seenBy('agent')).toEqual(['À moi'])
      const named = { ...filter, list: 'contacts', query: 'search=awa%40exemple.bf' }
      const { status, body } = await ask('agent', 'POST', 'filtres', named)
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toContain('ne nomme personne')
    })

    it('until the account is deleted', async () => {
      const { docs } = await office.payload.find({
        collection: 'users',
        where: { role: { equals: 'agent' } },
      })
      await office.payload.delete({ collection: 'users', id: docs[0]?.id ?? 0 })
      const { totalDocs } = await office.payload.count({ collection: 'filtres' })
      expect(totalDocs).toBe(2)
    })
  })
})
