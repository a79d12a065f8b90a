import { formHeaders } from '@sira/contract/forms/envelope'
import { beforeAll, expect, it } from 'vitest'
import { eraseExpired } from '../../src/dossiers/retention/eraseExpired.ts'
import { changedTags } from './changedTags.ts'
import type { SpaceOffice } from './openSpace.ts'

/** Comments of our own (product 2.8, 13). */
export function commentChecks(space: () => SpaceOffice): void {
  const { send, ask, payload, call } = proxies(space)
  let article: number
  const about = (more: object = {}) => ({
    article: 'rentree',
    nom: 'Awa',
    texte: 'Merci <b>beaucoup</b> & bravo',
    ...more,
  })
  const comment = (more: object = {}, headers: Record<string, string> = {}) =>
    send('commentaires', about(more), headers)
  const shown = async () => {
    const { data } = (await ask('/api/fils/rentree')).json()
    return data.map(({ id, attributes }: { id: number; attributes: object }) => ({
      id,
      ...attributes,
    }))
  }
  const provide = (commentsProvider: string | null) =>
    payload().updateGlobal({ slug: 'settings', data: { commentsProvider } })
  const kept = async (id: number) =>
    payload().findByID({ collection: 'commentaires', id, depth: 0 })

  beforeAll(async () => {
    const made = await payload().create({
      collection: 'blogs',
      data: { titre: 'Rentrée', contenu: 'Bonjour', slug: 'rentree', _status: 'published' },
    })
    article = made.id
  })

  it('are nowhere while no setting asks for them', async () => {
    expect((await comment()).statusCode).toBe(404)
    expect((await ask('/api/fils/rentree')).statusCode).toBe(404)
    expect((await send('commentaires/signaler', { commentaire: 1 })).statusCode).toBe(404)
    await provide('interne')
    expect((await ask('/api/fils/rentree')).json()).toEqual({ data: [], meta: { ouvert: true } })
  })

  it('wait for staff: neither public answers nor letters know of one before', async () => {
    const heard = changedTags()
    const headers = { [formHeaders.key]: crypto.randomUUID() }
    const first = await comment({ locale: 'ar' }, headers)
    const again = await comment({ locale: 'ar' }, headers)
    expect(first.json()).toMatchObject({
      data: { attributes: { etat: 'en_attente', article: 'rentree', parent: null } },
    })
    expect(again.json()).toEqual(first.json())
    expect((await comment({ texte: 'Autre chose' }, headers)).statusCode).toBe(409)
    expect(await shown()).toEqual([])
    expect((await ask('/api/commentaires')).statusCode).toBe(403)
    expect(JSON.stringify((await ask('/api/blogs?populate=*')).json())).not.toContain('beaucoup')
    expect((await payload().count({ collection: 'emails' })).totalDocs).toBe(0)
    expect(heard.stop()).toEqual([])
    expect((await kept(first.json().data.id)).locale).toBe('ar')
  })

  it('are published, refused and taken away by one press of those who keep the site', async () => {
    const { id } = (await comment()).json().data
    const moderate = (role: 'editor' | 'agent' | null, vers: string) =>
      call()(role, 'POST', `commentaires/${id}/moderer`, { vers })
    expect((await moderate(null, 'publié')).status).toBe(403)
    expect((await moderate('agent', 'publié')).status).toBe(403)
    const heard = changedTags()
    expect((await moderate('editor', 'publié')).status).toBe(200)
    expect(heard.stop()).toContain('blogs/rentree')
    expect(await shown()).toEqual([
      expect.objectContaining({ id, nom: 'Awa', texte: 'Merci <b>beaucoup</b> & bravo' }),
    ])
    expect((await moderate('editor', 'refusé')).status).toBe(409)
    const gone = changedTags()
    expect((await moderate('editor', 'retiré')).status).toBe(200)
    expect(gone.stop()).toContain('blogs/rentree')
    expect(await shown()).toEqual([])
  })

  it('are answered below what they answer, by visitors and by the company', async () => {
    const { id } = (await comment()).json().data
    expect((await comment({ parent: id })).statusCode).toBe(400)
    const answer = { texte: 'Merci Awa.' }
    expect((await call()('editor', 'POST', `commentaires/${id}/repondre`, answer)).status).toBe(200)
    const [own, ours] = await shown()
    expect([own, ours]).toMatchObject([
      { id, parent: null, equipe: false },
      { parent: id, equipe: true, texte: 'Merci Awa.' },
    ])
    const second = (await comment({ parent: ours.id, nom: 'Bila' })).json().data
    expect(second.attributes.parent).toBe(id)
    await call()('editor', 'POST', `commentaires/${second.id}/moderer`, { vers: 'publié' })
    await call()('editor', 'POST', `commentaires/${id}/effacer`, {})
    expect(await shown()).toMatchObject([
      { id, nom: null, texte: null },
      { parent: id, equipe: true },
      { parent: id, nom: 'Bila' },
    ])
    expect(JSON.stringify(await kept(id))).not.toMatch(/Awa|beaucoup/)
    await call()('editor', 'POST', `commentaires/${second.id}/effacer`, {})
    expect((await shown()).map(({ id: one }: { id: number }) => one)).not.toContain(second.id)
  })

  it('show what a late answer is about, however many came between', async () => {
    const { id: other } = await payload().create({
      collection: 'blogs',
      data: { titre: 'Débat', contenu: 'Bonjour', slug: 'debat', _status: 'published' },
    })
    const data = {
      article: other,
      etat: 'publié' as const,
      nom: 'Awa',
      texte: 'Bonjour',
      locale: 'fr' as const,
    }
    const add = (more: object = {}) =>
      payload().db.create({ collection: 'commentaires', data: { ...data, ...more } })
    const { id } = await add({ texte: 'Le premier', createdAt: '2026-01-01T00:00:00.000Z' })
    for (let count = 0; count < 500; count += 1)
      await add({ createdAt: '2026-02-01T00:00:00.000Z' })
    await add({ parent: id, texte: 'La réponse' })
    const found = (await ask('/api/fils/debat')).json().data
    expect(found).toHaveLength(501)
    expect(found[0]).toMatchObject({ id, attributes: { nom: 'Awa', texte: 'Le premier' } })
  })

  it('leave with the person who signed them, and the answers to his replies stay', async () => {
    const him = { nom: 'moussa@exemple.bf' }
    const publish = async (more: object) => {
      const { id } = (await comment(more)).json().data
      await call()('editor', 'POST', `commentaires/${id}/moderer`, { vers: 'publié' })
      return id as number
    }
    const own = await publish(him)
    const answer = await publish({ parent: own, nom: 'Bila' })
    const asked = await publish({ nom: 'Awa' })
    const reply = await publish({ ...him, parent: asked })
    const below = await publish({ parent: reply, nom: 'Salif' })
    await call()('administrator', 'POST', 'erasures/person/erase', { who: him.nom })
    const ofThese = (await shown()).filter(({ id }: { id: number }) => id >= own)
    expect(ofThese).toMatchObject([
      { id: own, nom: null, texte: null },
      { id: answer, nom: 'Bila', parent: own },
      { id: asked, nom: 'Awa' },
      { id: below, nom: 'Salif', parent: asked },
    ])
    for (const id of [own, answer, asked, below]) {
      await call()('editor', 'POST', `commentaires/${id}/effacer`, {})
    }
  })

  it('are reported by a visitor, once a day from one network, and shown on', async () => {
    const { id } = (await comment()).json().data
    await call()('editor', 'POST', `commentaires/${id}/moderer`, { vers: 'publié' })
    const report = (from: string) =>
      send('commentaires/signaler', { commentaire: id }, { 'x-forwarded-for': from })
    for (const from of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) {
      expect((await report(from)).statusCode).toBe(200)
    }
    expect((await kept(id)).signalements).toBe(2)
    expect((await shown()).map(({ id: one }: { id: number }) => one)).toContain(id)
    await call()('editor', 'POST', `commentaires/${id}/moderer`, { vers: 'retiré' })
    expect((await report('203.0.113.9')).statusCode).toBe(404)
  })

  it('are taken no more where an article is closed, and what is published stays', async () => {
    const before = await shown()
    const key = { 'idempotency-key': '6f1c2a54-3f0e-4a51-9d0b-0f6f1f0e7a41' }
    const first = await comment({}, key)
    const closed = await call()('editor', 'POST', 'fils-fermes', { article })
    expect(closed.status).toBe(201)
    expect((await comment()).statusCode).toBe(404)
    const again = await comment({}, key)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect((await ask('/api/fils/rentree')).json()).toMatchObject({ meta: { ouvert: false } })
    expect(await shown()).toEqual(before)
    const { doc } = await closed.json()
    await call()('editor', 'DELETE', `fils-fermes/${doc.id}`)
    expect((await comment()).statusCode).toBe(200)
  })

  it('that look like a machine’s wait for staff, marked, and rejected ones leave by night', async () => {
    const trapped = await comment({ nom: 'Robot' }, { [formHeaders.trap]: 'yes' })
    expect(trapped.json().data.attributes.etat).toBe('en_attente')
    const { id } = trapped.json().data
    expect(await kept(id)).toMatchObject({ etat: 'en_attente', suspicion: expect.any(String) })
    await call()('editor', 'POST', `commentaires/${id}/moderer`, { vers: 'refusé' })
    const month = new Date(Date.now() + 40 * 24 * 60 * 60_000)
    await eraseExpired(payload(), month)
    const { docs } = await payload().find({ collection: 'commentaires', pagination: false })
    expect(docs.map((doc) => doc.id)).not.toContain(id)
    expect(docs.some(({ etat }) => etat === 'publié')).toBe(true)
  })

  it.each([
    ['no article', { article: undefined }],
    ['an article that is none', { article: 'inconnu' }],
    ['no name', { nom: ' ' }],
    ['no text', { texte: '' }],
    ['a text as long as a book', { texte: 'a'.repeat(2001) }],
    ['an answer to nothing', { parent: 999_999 }],
  ])('are not kept with %s', async (_, more) => {
    expect([400, 404]).toContain((await comment(more)).statusCode)
  })
}

function proxies(space: () => SpaceOffice) {
  return {
    send: (...sent: Parameters<SpaceOffice['api']['send']>) => space().api.send(...sent),
    ask: (...asked: Parameters<SpaceOffice['api']['ask']>) => space().api.ask(...asked),
    payload: () => space().office.payload,
    call: () => space().call,
  }
}
