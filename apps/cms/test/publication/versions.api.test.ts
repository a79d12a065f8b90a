import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

describe('restoring a version', () => {
  let office: OpenPayload
  let token = ''
  let number = 0

  beforeAll(async () => {
    office = await openPayload()
    const account = { email: 'editor@sira.example', password: 'Un-mot-de-passe-7' }
    await office.payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
    token = await office.signIn(account.email, account.password)
  })
  afterAll(() => office.close())

  /** An article first written as a draft, then published under another address, then changed. */
  const article = async () => {
    const { payload } = office
    number += 1
    const first = await payload.create({
      collection: 'blogs',
      draft: true,
      data: { titre: `Version ${number}`, contenu: 'Premier jet' },
    })
    const published = await payload.update({
      collection: 'blogs',
      id: first.id,
      data: { contenu: 'Paru', slug: `parue-${number}`, _status: 'published' },
    })
    return published
  }
  const versionWith = async (parent: number, contenu: string, titre?: string) => {
    const { docs } = await office.payload.findVersions({
      collection: 'blogs',
      where: {
        parent: { equals: parent },
        'version.contenu': { equals: contenu },
        ...(titre === undefined ? {} : { 'version.titre': { equals: titre } }),
      },
      sort: 'createdAt',
    })
    return docs[0]?.id
  }
  const restore = async (version: unknown) => {
    const response = await office.call('POST', `blogs/versions/${version}?draft=false`, token)
    return { status: response.status, body: await response.json() }
  }
  const latest = (id: number) => office.payload.findByID({ collection: 'blogs', id, draft: true })

  it('leaves a published article on the site as it is, and says what comes next', async () => {
    const { id, publishedAt } = await article()
    const answer = await restore(await versionWith(id, 'Premier jet'))

    expect(answer.status).toBe(200)
    expect(answer.body.message).toContain('publiez')
    expect(await office.payload.findByID({ collection: 'blogs', id })).toMatchObject({
      _status: 'published',
      contenu: 'Paru',
      publishedAt,
    })
    expect(await latest(id)).toMatchObject({ _status: 'draft', contenu: 'Premier jet' })
  })

  it('keeps the date and the address of the article once it is published', async () => {
    const { id, publishedAt, slug } = await article()
    await restore(await versionWith(id, 'Premier jet'))
    await office.payload.update({ collection: 'blogs', id, data: { _status: 'published' } })

    expect(await office.payload.findByID({ collection: 'blogs', id })).toMatchObject({
      contenu: 'Premier jet',
      publishedAt,
      slug,
    })
  })

  it('does not publish again an article that was taken back', async () => {
    const { id } = await article()
    await office.payload.update({ collection: 'blogs', id, data: { _status: 'draft' } })
    await restore(await versionWith(id, 'Paru'))

    expect(await office.payload.findByID({ collection: 'blogs', id })).toMatchObject({
      _status: 'draft',
    })
  })

  it('does not throw away again an article that came back from the trash', async () => {
    const { id } = await article()
    const move = (deletedAt: string | null) =>
      office.payload.update({
        collection: 'blogs',
        id,
        trash: true,
        data: { deletedAt, _status: 'published' },
      })
    await move(new Date().toISOString())
    const { docs } = await office.payload.findVersions({
      collection: 'blogs',
      where: { and: [{ parent: { equals: id } }, { 'version.deletedAt': { exists: true } }] },
      trash: true,
    })
    await move(null)
    await restore(docs[0]?.id ?? '')

    const found = await office.payload.find({
      collection: 'blogs',
      draft: true,
      where: { id: { equals: id } },
    })
    expect(found.docs).toHaveLength(1)
  })

  describe('with translations', () => {
    const write = (id: number, locale: 'fr' | 'en', data: object, status?: 'published') =>
      office.payload.update({
        collection: 'blogs',
        id,
        locale,
        data: status ? { ...data, _status: status } : data,
        ...(status ? { publishSpecificLocale: locale } : { draft: true }),
      })
    const inEnglish = (id: number, draft = true) =>
      office.payload.findByID({
        collection: 'blogs',
        id,
        draft,
        locale: 'en',
        fallbackLocale: false,
        showHiddenFields: true,
      })
    /** English that is newer than the first draft, and as old as the second state of the French. */
    const translated = async () => {
      const { id } = await article()
      await write(id, 'en', { titre: 'A version', contenu: 'Out' }, 'published')
      return id
    }

    it('leaves the translations as they are where the French comes back', async () => {
      const id = await translated()
      const answer = await restore(await versionWith(id, 'Premier jet'))

      expect(answer.body.message).toContain('Les traductions sont restées')
      expect(await latest(id)).toMatchObject({ contenu: 'Premier jet' })
      expect(await inEnglish(id)).toMatchObject({
        titre: 'A version',
        contenu: 'Out',
        translation_en: 'outdated',
      })
    })

    it('takes no page of a translation away once all languages are published', async () => {
      const id = await translated()
      await restore(await versionWith(id, 'Premier jet'))
      await office.payload.update({
        collection: 'blogs',
        id,
        data: { contenu: 'Premier jet', _status: 'published' },
      })

      expect(await inEnglish(id, false)).toMatchObject({ titre: 'A version', contenu: 'Out' })
    })

    it('brings the translation back where the French is what it was', async () => {
      const id = await translated()
      await write(id, 'fr', { titre: 'Un autre titre' })
      await write(id, 'fr', { contenu: 'Paru, puis changé' })
      await write(id, 'en', { contenu: 'Spoilt' })
      const answer = await restore(await versionWith(id, 'Paru, puis changé'))

      expect(answer.body.message).toContain('ses traductions sont reprises')
      expect(await latest(id)).toMatchObject({ contenu: 'Paru, puis changé' })
      expect(await inEnglish(id)).toMatchObject({ contenu: 'Out', translation_en: 'outdated' })
      expect(await inEnglish(id, false)).toMatchObject({ contenu: 'Out' })
    })

    it('takes no French for a translation that stood where one was to be', async () => {
      const { id } = await article()
      await write(id, 'en', { titre: 'A version', contenu: 'Paru' })
      await write(id, 'fr', { titre: 'Un titre pour finir' })
      const untouched = await versionWith(id, 'Paru', 'Un titre pour finir')
      await write(id, 'en', { contenu: 'Out' })
      await restore(untouched)

      expect(await inEnglish(id)).toMatchObject({ titre: 'A version', contenu: 'Out' })
    })

    it('empties no translation that the version has not, and says that nothing is to be done', async () => {
      const { id } = await article()
      const before = await versionWith(id, 'Paru')
      await write(id, 'en', { titre: 'A version', contenu: 'Out' })
      const answer = await restore(before)

      expect(answer.body.message).toContain('Rien à reprendre')
      expect(await inEnglish(id)).toMatchObject({ contenu: 'Out' })
    })
  })

  it('leaves alone what a colleague has open', async () => {
    const { id } = await article()
    const colleague = await office.payload.create({
      collection: 'users',
      data: { email: `awa-${id}@sira.example`, password: 'Un-mot-de-passe-7', role: 'editor' },
    })
    await office.payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'blogs', value: id },
        user: { relationTo: 'users', value: colleague.id },
      },
    })
    expect((await restore(await versionWith(id, 'Premier jet'))).status).toBe(423)
    expect(await latest(id)).toMatchObject({ contenu: 'Paru' })
  })

  it('is for those who write content', async () => {
    const { id } = await article()
    const version = await versionWith(id, 'Premier jet')
    const response = await office.call('POST', `blogs/versions/${version}`)

    expect(response.status).toBe(403)
    expect((await restore(999_999)).status).toBe(404)
  })
})
