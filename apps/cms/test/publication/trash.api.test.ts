import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onChange } from '../../src/publication/changes/changeListeners.ts'
import { emptyTrash } from '../../src/publication/trash/emptyTrash.ts'
import { isEmpty } from '../../src/seed/seedDatabase.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from '../inbox/support/formApi.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'

const now = () => new Date().toISOString()

describe('what staff delete', () => {
  let office: OpenPayload
  let api: FormApi
  let call: StaffCall

  beforeAll(async () => {
    office = await openPayload()
    api = await openFormApi(office.payload)
    call = await hireStaff(office)
  })
  afterAll(async () => {
    await api.close()
    await office.close()
  })

  /** As the button « Supprimer » does. */
  const throwAway = (collection: string, id: number, role: 'editor' | 'agent' | 'administrator') =>
    call(role, 'PATCH', `${collection}/${id}`, { deletedAt: now() })
  const sentence = async (answer: Response) => {
    const { errors } = await answer.json()
    return errors[0].message
  }
  const article = (data: object = {}) =>
    office.payload.create({
      collection: 'blogs',
      data: { titre: 'La rentrée', contenu: 'Texte', _status: 'published', ...data },
    })
  const picture = async () => {
    const data = await sharp({
      create: { width: 300, height: 200, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer()
    const file = { data, name: 'kiosque.png', mimetype: 'image/png', size: data.byteLength }
    return office.payload.create({ collection: 'media', data: {}, file })
  }

  describe('is refused while a page uses it', () => {
    it('for a picture, with the titles of the pages', async () => {
      const { id } = await picture()
      const { id: blog } = await article({ titre: 'Le marché', image: id })
      await office.payload.create({ collection: 'biblios', data: { titre: 'Contes', image: id } })

      const answer = await throwAway('media', id, 'editor')
      expect(answer.status).toBe(409)
      const reason = await sentence(answer)
      expect(reason).toContain('Actualité « Le marché »')
      expect(reason).toContain('Livre « Contes »')
      expect((await call('editor', 'DELETE', `media/${id}`)).status).toBe(409)

      await office.payload.delete({ collection: 'biblios', where: { image: { equals: id } } })
      await office.payload.update({ collection: 'blogs', id: blog, data: { image: null } })
      expect((await throwAway('media', id, 'editor')).status).toBe(200)
    })

    it('and says so before, with the way to each place', async () => {
      const { id, filename } = await picture()
      const uses = async (role: 'editor' | 'administrator' | 'agent') =>
        await call(role, 'GET', `media/${id}/uses`)
      expect(await (await uses('editor')).json()).toEqual({ uses: [] })

      const { id: blog } = await article({ titre: 'Le kiosque', image: id })
      const body = `Voici ![](/uploads/small_${filename})`
      const letter = await office.payload.create({
        collection: 'letters',
        data: { subject: 'Novembre', body },
      })
      await office.payload.updateGlobal({ slug: 'settings', data: { termsText: body } })

      const settings = { label: 'Réglages', title: 'Réglages du site' }
      const records = [
        { label: 'Actualité', title: 'Le kiosque', href: `/admin/collections/blogs/${blog}` },
        {
          label: 'Lettre d’information',
          title: 'Novembre',
          href: `/admin/collections/letters/${letter.id}`,
        },
      ]
      expect((await (await uses('administrator')).json()).uses).toEqual([
        ...records,
        { ...settings, href: '/admin/globals/settings' },
      ])
      // Editors have no screen of settings.
      expect((await (await uses('editor')).json()).uses.at(-1)).toEqual({ ...settings, href: null })
      expect((await uses('agent')).status).toBe(403)
      await office.payload.updateGlobal({ slug: 'settings', data: { termsText: '' } })
    })

    it('for a picture that stands in a text, in whatever language', async () => {
      const { id, filename } = await picture()
      const { id: blog } = await article({ titre: 'La fête' })
      await office.payload.update({
        collection: 'blogs',
        id: blog,
        locale: 'en',
        data: { titre: 'The feast', contenu: `![](/uploads/large_${filename})` },
      })

      expect(await sentence(await throwAway('media', id, 'editor'))).toContain('« La fête »')
    })

    it('for a picture that only a draft uses', async () => {
      const { id } = await picture()
      const { id: blog } = await article({ titre: 'En travaux' })
      const data = { image: id }
      await office.payload.update({ collection: 'blogs', id: blog, data, draft: true })

      expect(await sentence(await throwAway('media', id, 'editor'))).toContain('« En travaux »')
    })

    it('for a category and a company, one by one and in bulk, and counts when there are many', async () => {
      const { payload } = office
      const { id: category } = await payload.create({
        collection: 'categories',
        data: { nom: 'Vie' },
      })
      for (const titre of ['A', 'B', 'C', 'D', 'E']) await article({ titre, category })
      const company = await payload.create({ collection: 'compagnies', data: { nom: 'Faso' } })
      await payload.create({
        collection: 'jobs',
        data: { titre: 'Comptable', compagnie: company.id, _status: 'published' },
      })

      expect(await sentence(await throwAway('categories', category, 'editor'))).toMatch(
        /: (Actualité « [A-E] »(, )?){3} et 2 autres\./,
      )
      const bulk = `compagnies?where[id][in][0]=${company.id}`
      const answer = await call('editor', 'PATCH', bulk, { deletedAt: now() })
      expect(await sentence(answer)).toContain('Offre d’emploi « Comptable »')
      expect((await payload.findByID({ collection: 'compagnies', id: company.id })).nom).toBe(
        'Faso',
      )
    })
  })

  describe('waits in the trash', () => {
    it('out of sight of the public, and comes back with its address', async () => {
      const announced: string[][] = []
      const { id, slug } = await article({ titre: 'Reprise des cours' })
      // Of such a question the first ids are kept until something changes (decision 3). Another
      // page each time: nobody tells the kept answers of this API what changes.
      let limit = 90
      const inOrderOfTitles = async () => {
        limit += 1
        const path = `/api/blogs?sort=titre&pagination[limit]=${limit}`
        const { data } = (await api.ask(path)).json()
        return data.map((record: { id: number }) => record.id)
      }
      expect(await inOrderOfTitles()).toContain(id)
      const stop = onChange((tags) => announced.push([...tags].sort()))
      await throwAway('blogs', id, 'editor')
      expect(announced).toEqual([['blogs', `blogs/${slug}`]])
      expect((await api.ask(`/api/blogs?filters[slug]=${slug}`)).json().data).toEqual([])
      expect(await inOrderOfTitles()).not.toContain(id)

      const other = await article({ titre: 'Reprise des cours' })
      expect(other.slug).not.toBe(slug)
      expect(await inOrderOfTitles()).toContain(other.id)
      const back = { deletedAt: null, _status: 'published' }
      const answer = await call('editor', 'PATCH', `blogs/${id}?trash=true`, back)
      stop()
      expect(answer.status).toBe(200)
      expect((await api.ask(`/api/blogs?filters[id]=${id}`)).json().data).toHaveLength(1)
    })

    it('and counts as content: the demo does not come to a back office whose trash is full', async () => {
      const { payload } = office
      const shown = ['blogs', 'formations', 'jobs', 'biblios', 'faqs', 'media'] as const
      for (const collection of shown) {
        const every = { id: { exists: true } }
        await payload.update({ collection, where: every, data: { deletedAt: now() } })
      }
      expect(await isEmpty(payload)).toBe(false)
    })

    it('until the time that the settings give is over, then goes with its file', async () => {
      const { payload, folder } = office
      const old = await picture()
      const recent = await picture()
      const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()
      const thrown = { collection: 'media', trash: true } as const
      await payload.update({ ...thrown, id: old.id, data: { deletedAt: days(31) } })
      await payload.update({ ...thrown, id: recent.id, data: { deletedAt: days(29) } })

      await emptyTrash(payload, new Date())

      const left = await payload.find({
        ...thrown,
        where: { id: { in: [old.id, recent.id] } },
      })
      expect(left.docs.map(({ id }) => id)).toEqual([recent.id])
      const isThere = (name: unknown) => existsSync(join(folder, 'media', String(name)))
      // A file goes once its row is gone for certain.
      await expect.poll(() => isThere(old.filename)).toBe(false)
      expect(isThere(recent.filename)).toBe(true)
    })
  })

  describe('of what visitors sent', () => {
    const message = { name: 'Awa', email: 'awa@exemple.bf', message: 'Bonjour' }
    const newest = async (collection: 'contacts' | 'newsletters') => {
      const { docs } = await office.payload.find({ collection, sort: '-id', limit: 1, trash: true })
      return docs[0]?.id ?? 0
    }

    it('is for administrators only', async () => {
      await api.send('contacts', message)
      const id = await newest('contacts')

      expect((await throwAway('contacts', id, 'agent')).status).toBe(403)
      expect((await throwAway('contacts', id, 'administrator')).status).toBe(200)
      const { docs } = await (await call('agent', 'GET', 'contacts?trash=true')).json()
      expect(docs).toEqual([])
      const back = await call('agent', 'PATCH', `contacts/${id}?trash=true`, { deletedAt: null })
      expect(back.status).toBe(403)
    })

    it('is hidden from agents in the letters about it too', async () => {
      await api.send('contacts', { ...message, email: 'jetee@exemple.bf' })
      await api.send('contacts', { ...message, email: 'restee@exemple.bf' })
      const read = async (role: 'agent' | 'administrator') => {
        const { docs } = await (await call(role, 'GET', 'emails?limit=100')).json()
        return docs.flatMap(({ to }: { to: string }) => /(jetee|restee)/.exec(to)?.[0] ?? [])
      }
      const query = { email: { equals: 'jetee@exemple.bf' } }
      const sent = await office.payload.find({ collection: 'contacts', where: query })
      expect((await read('agent')).toSorted()).toEqual(['jetee', 'restee'])
      await throwAway('contacts', sent.docs[0]?.id ?? 0, 'administrator')

      expect(await read('agent')).toEqual(['restee'])
      expect((await read('administrator')).toSorted()).toEqual(['jetee', 'restee'])
      const where = { to: { equals: 'jetee@exemple.bf' } }
      const { docs } = await office.payload.find({ collection: 'emails', where, depth: 0 })
      const id = docs[0]?.id ?? 0
      expect((await call('agent', 'GET', `emails/${id}`)).status).toBe(404)
      expect((await call('agent', 'POST', `emails/${id}/resend`, {})).status).toBe(409)
    })

    it('is not received a second time when a visitor’s phone sends it again', async () => {
      const key = { 'idempotency-key': 'une-cle-de-formulaire' }
      const first = (await api.send('contacts', message, key)).json().data.id
      await throwAway('contacts', first, 'administrator')

      const again = await api.send('contacts', message, key)
      expect([again.statusCode, again.json().data.id]).toEqual([200, first])
    })

    it('is still found and erased with the rest of a person', async () => {
      await throwAway('contacts', await newest('contacts'), 'administrator')
      await call('administrator', 'POST', 'erasures/person/erase', { who: message.email })

      const where = { email: { equals: message.email } }
      const { docs } = await office.payload.find({ collection: 'contacts', where, trash: true })
      expect(docs).toEqual([])
    })

    it('does not keep a subscriber from coming back, nor from leaving', async () => {
      await api.send('newsletters', { email: 'issa@exemple.bf' })
      const id = await newest('newsletters')
      const asked = new Date(Date.now() - 3_600_000).toISOString()
      await office.payload.update({
        collection: 'newsletters',
        id,
        data: { subscription: 'confirmed', askedAt: asked },
      })
      await throwAway('newsletters', id, 'administrator')

      expect((await api.send('newsletters', { email: 'issa@exemple.bf' })).statusCode).toBe(200)
      const back = await office.payload.findByID({ collection: 'newsletters', id })
      expect(back.subscription).toBe('pending')
    })
  })
})
