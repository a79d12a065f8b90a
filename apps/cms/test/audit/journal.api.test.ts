import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { versionWords } from '../../src/admin/versions/versionWords.ts'
import { forgetOldActs } from '../../src/audit/auditRetention.ts'
import { keptVersions } from '../../src/audit/versions/keptVersions.ts'
import type { AuditLine } from '../../src/payload-types.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'

const password = 'Un-mot-de-passe-7'

describe('the journal of what staff did', () => {
  let office: OpenPayload
  let as: StaffCall
  let read = 0

  beforeAll(async () => {
    office = await openPayload()
    as = await hireStaff(office)
  })
  afterAll(() => office.close())

  /** The lines since the last time, oldest first. */
  const lines = async () => {
    const where = { id: { greater_than: read } }
    const { docs } = await office.payload.find({ collection: 'journal', where, sort: 'id' })
    read = docs.at(-1)?.id ?? read
    return docs
  }
  const told = async () =>
    (await lines()).map(({ by, act, what, title, details }: AuditLine) =>
      [by, act, what, title, details].filter(Boolean).join(' | '),
    )
  const article = async () => {
    const data = { titre: 'Une foire', contenu: 'Un texte.', _status: 'published' }
    const made = await as('editor', 'POST', 'blogs', data)
    const { doc } = await made.json()
    await lines()
    return doc.id as number
  }

  it('has nothing of what the program does by itself', async () => {
    // The accounts of the staff were made by nobody who was signed in.
    expect(await told()).toEqual([])
  })

  it('follows an article from its first draft to its end', async () => {
    const title = 'Actualité | Une foire à Kaya'
    const titre = 'Une foire à Kaya'
    const made = await as('editor', 'POST', 'blogs?draft=true', { titre, _status: 'draft' })
    const { id } = (await made.json()).doc
    const own = `blogs/${id}`
    expect(await told()).toEqual([`Paul | created | ${title}`])

    await as('editor', 'PATCH', `${own}?draft=true`, { contenu: 'Un' })
    await as('editor', 'PATCH', `${own}?draft=true`, { contenu: 'Un deux' })
    await as('administrator', 'PATCH', `${own}?draft=true`, { contenu: 'Un deux trois' })
    expect(await told()).toEqual([
      `Paul | drafted | ${title} | Contenu`,
      `Issa | drafted | ${title} | Contenu`,
    ])

    await as('editor', 'PATCH', own, { _status: 'published' })
    await as('editor', 'PATCH', `${own}?unpublishAllLocales=true`, { _status: 'draft' })
    expect(await told()).toEqual([
      `Paul | published | ${title} | Date de publication`,
      `Paul | unpublished | ${title}`,
    ])

    const { docs } = await (
      await as('editor', 'GET', `blogs/versions?where[parent][equals]=${id}`)
    ).json()
    await as('editor', 'POST', `blogs/versions/${docs.at(-1).id}`)
    expect((await lines()).map(({ act }) => act)).toEqual(['revived'])

    await as('editor', 'PATCH', own, { deletedAt: new Date().toISOString() })
    await as('editor', 'PATCH', `${own}?trash=true`, { deletedAt: null })
    await as('editor', 'PATCH', own, { deletedAt: new Date().toISOString() })
    await as('editor', 'DELETE', `${own}?trash=true`)
    expect((await lines()).map(({ act }) => act)).toEqual([
      ...['trashed', 'untrashed', 'trashed', 'deleted'],
    ])
  })

  it('says which language was published', async () => {
    const id = await article()
    const answer = await as('editor', 'PATCH', `blogs/${id}?locale=en`, {
      titre: 'A fair',
      contenu: 'Three days.',
      _status: 'published',
    })
    expect(answer.status).toBe(200)
    expect((await lines()).at(-1)?.details).toContain('anglais')
  })

  it('has settings by the names of their fields, and roles by what they were', async () => {
    await as('administrator', 'POST', 'globals/reception', { retentionMonths: 30 })
    await as('administrator', 'PATCH', 'users/4', { role: 'agent' })
    await as('administrator', 'PATCH', 'users/4', { role: 'editor' })
    await as('administrator', 'PATCH', 'users/4', { moreRoles: ['agent', 'cashier'] })
    await as('administrator', 'PATCH', 'users/4', { moreRoles: [] })
    const [settings, ...roles] = await told()
    expect(settings).toMatch(/^Issa \| settings \| Réglages de la réception \| Durée/)
    expect(roles).toEqual([
      'Issa | changed | Utilisateur | editor@sira.example | Rôle : Rédacteur → Agent',
      'Issa | changed | Utilisateur | editor@sira.example | Rôle : Agent → Rédacteur',
      'Issa | changed | Utilisateur | editor@sira.example | Autres rôles : … → Agent et Caisse',
      'Issa | changed | Utilisateur | editor@sira.example | Autres rôles : Agent et Caisse → …',
    ])
  })

  it('has new passwords, and never one of them', async () => {
    const change = { password: 'Un-autre-mot-de-passe-9', currentPassword: password }
    expect((await as('agent', 'PATCH', 'users/2', change)).status).toBe(200)
    const text = JSON.stringify(await lines())
    expect(text).toContain('Mot de passe changé')
    expect(text).not.toContain(password)
    expect(text).not.toContain(change.password)
  })

  it('has exports and erasures, and nothing of whom they are about', async () => {
    const data = { nom: 'Awa Sow', email: 'awa@exemple.bf', phone: '+22670123456', message: 'Moi.' }
    await office.payload.create({ collection: 'devis', data })
    const { id } = await office.payload.create({
      collection: 'contacts',
      data: { ...data, name: 'Awa Sow' },
    })
    for (const path of ['devis/export?format=csv', 'erasures/person/export?who=awa@exemple.bf']) {
      const answer = await as('administrator', 'GET', path)
      expect(answer.status).toBe(200)
      await answer.text()
    }
    await as('administrator', 'PATCH', `contacts/${id}`, { deletedAt: new Date().toISOString() })
    await as('administrator', 'POST', 'erasures/person/erase', { who: data.email })
    const written = await lines()
    expect(written.map(({ act, place }) => `${act} ${place}`)).toEqual([
      ...['exported devis', 'exported erasures', 'trashed contacts', 'erased erasures'],
    ])
    expect(JSON.stringify(written)).not.toMatch(/awa|sow|70123456/i)
  })

  describe('says of each version who saved it and how', () => {
    /** As somebody of this role reads them, newest first. */
    const versionsOf = async (role: 'administrator' | 'editor', slug: string, docID?: number) => {
      const { payload } = office
      const { docs } = await payload.find({
        collection: 'users',
        where: { role: { equals: role } },
      })
      const [user] = docs
      if (user === undefined) throw new Error(`Nobody is ${role}.`)
      const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
      const at = docID === undefined ? payload.globals.config : payload.config.collections
      const config = at.find((one) => one.slug === slug)
      const place =
        docID === undefined ? { globalConfig: config } : { collectionConfig: config, docID }
      const versions = await keptVersions({ ...place, req } as Parameters<typeof keptVersions>[0])
      return versions.map((one) => `${one.by} | ${versionWords(one).kind}`)
    }

    it('of an article', async () => {
      const made = await as('editor', 'POST', 'blogs?draft=true', { titre: 'Le marché' })
      const { id } = (await made.json()).doc
      const own = `blogs/${id}`
      const data = { contenu: 'Un' }
      await as('administrator', 'PATCH', `${own}?draft=true`, data)
      const { updatedAt: base } = await (await as('editor', 'GET', `${own}?draft=true`)).json()
      const kept = await as('editor', 'POST', `${own}/autosave`, {
        data: { contenu: 'Deux' },
        base,
      })
      expect(kept.status, await kept.text()).toBe(200)
      await as('editor', 'PATCH', `${own}?draft=true`, { contenu: 'Trois' })
      await as('editor', 'PATCH', `${own}?draft=true`, { contenu: 'Quatre' })
      await as('editor', 'PATCH', own, { _status: 'published' })
      await office.payload.update({
        collection: 'blogs',
        id,
        data: { titre: 'Le programme écrit' },
      })
      expect(await versionsOf('editor', 'blogs', id)).toEqual([
        'Le programme | Publication',
        'Paul | Publication',
        'Paul | Brouillon enregistré',
        'Paul | Brouillon enregistré',
        'Paul | Brouillon gardé pendant l’écriture',
        'Issa | Brouillon enregistré',
        'Paul | Création',
      ])
    })

    it('of the texts of a page', async () => {
      await as('editor', 'POST', 'globals/page-accueil?draft=true', { _status: 'draft' })
      await as('administrator', 'POST', 'globals/page-accueil', { _status: 'published' })
      expect((await versionsOf('editor', 'page-accueil')).slice(0, 2)).toEqual([
        'Issa | Publication',
        'Paul | Brouillon enregistré',
      ])
    })

    it('without the address of who has no name, but to administrators', async () => {
      const id = await article()
      const line = { by: 'zoe@sira.example', act: 'published', what: 'Actualité' } as const
      await office.payload.update({ collection: 'blogs', id, data: { titre: 'De Zoé' } })
      const data = { ...line, place: 'blogs', record: id }
      await office.payload.create({ collection: 'journal', data })
      expect((await versionsOf('editor', 'blogs', id))[0]).toBe('Un compte sans nom | Publication')
      expect((await versionsOf('administrator', 'blogs', id))[0]).toMatch(/^zoe@sira/)
    })
  })

  it('has the pictures whose file was replaced', async () => {
    const { payload } = office
    await lines()
    const drawn = async (name: string) => {
      const create = { width: 40, height: 30, channels: 3, background: '#9b5c2e' } as const
      const data = await sharp({ create }).png().toBuffer()
      return { data, name, mimetype: 'image/png', size: data.byteLength }
    }
    const where = { role: { equals: 'editor' } }
    const [editor] = (await payload.find({ collection: 'users', where })).docs
    if (!editor) throw new Error('Nobody is editor.')
    const user = { ...editor, collection: 'users' } as const
    const media = { collection: 'media', data: {} } as const
    const { id } = await payload.create({ ...media, file: await drawn('avant.png') })
    await payload.update({ ...media, id, file: await drawn('apres.png'), user })
    await payload.update({ ...media, id, data: { alternativeText: 'Une cour' }, user })
    expect(await told()).toEqual([
      expect.stringMatching(/^Paul \| replaced \| Image \| apres_/),
      expect.stringMatching(/^Paul \| changed \| Image \| apres_/),
    ])
  })

  it('is written with the act, or neither is kept', async () => {
    const id = await article()
    const refused = await as('editor', 'PATCH', `blogs/${id}`, { titre: '', _status: 'published' })
    expect(refused.status).toBe(400)
    expect(await told()).toEqual([])
  })

  it('is read by administrators alone, and changed by nobody', async () => {
    expect((await as('administrator', 'GET', 'journal')).status).toBe(200)
    for (const role of ['editor', 'agent', 'cashier', null] as const) {
      expect((await as(role, 'GET', 'journal')).status, String(role)).toBe(403)
    }
    const line = { by: 'Paul', act: 'erased', what: 'Actualité', place: 'blogs' }
    for (const [method, path] of [
      ['POST', 'journal'],
      ['PATCH', 'journal/1'],
      ['PATCH', 'journal?where[id][equals]=1'],
      ['DELETE', 'journal/1'],
      ['DELETE', 'journal?where[id][equals]=1'],
      ['POST', 'journal/1/duplicate'],
    ] as const) {
      const answer = await as('administrator', method, path, line)
      expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400)
    }
    const { payload } = office
    const collection = 'journal'
    const data = { by: 'Paul' }
    await expect(payload.update({ collection, id: 1, data })).rejects.toThrow('ne se change pas')
    await expect(payload.delete({ collection, id: 1 })).rejects.toThrow('ne se change pas')
    expect((await payload.findByID({ collection, id: 1 })).by).toBe('Paul')
  })

  it('forgets a line after two years, and not a day before', async () => {
    const { payload } = office
    const { totalDocs } = await payload.count({ collection: 'journal' })
    const soon = new Date()
    soon.setUTCFullYear(soon.getUTCFullYear() + 2, soon.getUTCMonth(), soon.getUTCDate() - 1)
    expect(await forgetOldActs(payload, soon)).toBe(0)
    const createdAt = new Date(Date.now() - 3 * 366 * 24 * 60 * 60 * 1000).toISOString()
    await payload.db.updateOne({ collection: 'journal', id: 1, data: { createdAt } })
    expect(await forgetOldActs(payload, new Date())).toBe(1)
    expect((await payload.count({ collection: 'journal' })).totalDocs).toBe(totalDocs - 1)
  })
})
