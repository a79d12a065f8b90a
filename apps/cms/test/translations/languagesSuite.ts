import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { describeOn, type SuiteDatabase } from '../support/suiteDatabase.ts'

/** The public languages of a record (decision 21), on either database. */
export function languagesSuite(database: SuiteDatabase): void {
  describeOn(database, 'a language is published by itself', () => {
    let office: OpenPayload
    let token = ''

    beforeAll(async () => {
      office = await openPayload({ databaseUrl: database.url })
      const account = { email: 'editor@sira.example', password: 'Un-mot-de-passe-7' }
      await office.payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
      token = await office.signIn(account.email, account.password)
    })
    afterAll(() => database.close(office))

    const ask = async (method: string, path: string, body?: object) => {
      const response = await office.call(method, `blogs/${path}`, token, body)
      return { status: response.status, body: await response.json() }
    }
    /** An article that was published in French, with a draft of its Arabic. */
    const article = async () => {
      const { id } = await office.payload.create({
        collection: 'blogs',
        data: { titre: 'Une foire', contenu: 'Trois jours.', _status: 'published' },
      })
      await draft(id, 'ar', { titre: 'معرض', contenu: 'ثلاثة أيام.' })
      return id
    }
    const draft = (id: number, locale: string, data: object) =>
      ask('PATCH', `${id}?locale=${locale}&draft=true`, data)
    /** As the button of the record does in one language. */
    const publish = (id: number, locale: string, data: object = {}) =>
      ask('PATCH', `${id}?locale=${locale}&publishSpecificLocale=${locale}`, {
        ...data,
        _status: 'published',
      })
    const titles = async (id: number, drafts: boolean) => {
      const asked = { collection: 'blogs', id, draft: drafts, locale: 'all' } as const
      const found: unknown = await office.payload.findByID(asked)
      const { titre, _status } = found as { titre: Record<string, string>; _status: string }
      const texts: Record<string, string | undefined> = titre
      return { ...texts, _status }
    }

    it('and the drafts of the others stay drafts', async () => {
      const id = await article()
      await publish(id, 'fr', { titre: 'Une grande foire' })

      const shown = await titles(id, false)
      expect(shown).toMatchObject({ fr: 'Une grande foire', _status: 'published' })
      expect(shown).not.toHaveProperty('ar', 'معرض')
      expect(await titles(id, true)).toMatchObject({ fr: 'Une grande foire', ar: 'معرض' })
    })

    it('and the record has nothing left to publish once the last one is', async () => {
      const id = await article()
      await publish(id, 'ar')
      expect(await titles(id, false)).toMatchObject({ ar: 'معرض', _status: 'published' })
      expect(await titles(id, true)).toMatchObject({ ar: 'معرض', _status: 'published' })
    })

    it('and who published it goes on writing at once', async () => {
      const id = await article()
      const { body } = await publish(id, 'fr', { titre: 'Une grande foire' })
      const base = body.doc.updatedAt
      const data = { titre: 'Une foire immense' }
      expect(await ask('POST', `${id}/autosave?locale=fr`, { data, base })).toMatchObject({
        status: 200,
      })
    })

    it('and never before the French, which comes along', async () => {
      const { id } = await office.payload.create({
        collection: 'blogs',
        draft: true,
        data: { titre: 'Un marché', contenu: 'Deux jours.' },
      })
      await draft(id, 'ar', { titre: 'سوق' })
      await publish(id, 'en', { titre: 'A market', contenu: 'Two days.' })

      const shown = await titles(id, false)
      expect(shown).toMatchObject({ fr: 'Un marché', en: 'A market', _status: 'published' })
      expect(shown).not.toHaveProperty('ar', 'سوق')
    })

    it('and what is published from a list, or by a plan, takes along what is done', async () => {
      const id = await article()
      await draft(id, 'ar', { contenu: '' })
      await draft(id, 'en', { titre: 'A fair', contenu: 'Three days.' })
      const where = new URLSearchParams({ 'where[id][in]': String(id) })
      await ask('PATCH', `?${where}`, { _status: 'published' })

      const shown = await titles(id, false)
      expect(shown).toMatchObject({ fr: 'Une foire', en: 'A fair' })
      expect(shown).not.toHaveProperty('ar', 'معرض')
    })

    it('and giving up changes in one language publishes no other', async () => {
      const id = await article()
      await draft(id, 'fr', { titre: 'Essai' })
      const shown = await office.payload.findByID({ collection: 'blogs', id })
      await ask('PATCH', `${id}?locale=fr&fallback-locale=null&depth=0`, shown)

      expect(await titles(id, true)).toMatchObject({ fr: 'Une foire', ar: 'معرض' })
      expect(await titles(id, false)).not.toHaveProperty('ar', 'معرض')
    })

    it('and all of them at once where a person says so', async () => {
      const id = await article()
      await ask('PATCH', `${id}?locale=fr`, { titre: 'Une foire', _status: 'published', slug: 'f' })
      expect(await titles(id, false)).toMatchObject({ ar: 'معرض' })
    })

    it('and not before its title and its text are, be it by the word that the French will do', async () => {
      const id = await article()
      await draft(id, 'en', { contenu: 'Three days.' })
      const refused = await publish(id, 'en')
      expect(refused).toMatchObject({ status: 400 })
      expect(refused.body.errors[0].message).toMatch(/^Il reste à traduire \(anglais\)\s: Titre\./)
      const untouched = { titre: 'Une foire', contenu: 'Trois jours.' }
      expect(await publish(id, 'en', untouched)).toMatchObject({ status: 400 })
      expect(await publish(id, 'ar', { contenu: '' })).toMatchObject({ status: 400 })

      await draft(id, 'en', { titre: '', contenu: 'Three days.' })
      const will = { language: 'en', french: { titre: 'Une foire' } }
      await ask('POST', `${id}/translation-confirm`, will)
      expect(await publish(id, 'en')).toMatchObject({ status: 200 })
    })

    it('and has the title that it shares with the French, such as a name', async () => {
      const id = await article()
      const same = { titre: 'Une foire', contenu: 'Three days.' }
      expect(await publish(id, 'en', same)).toMatchObject({ status: 200 })
      expect(await titles(id, false)).toMatchObject({ en: 'Une foire' })
    })

    it('and is no more of a list than the French and what is done, whatever language was open', async () => {
      const id = await article()
      await draft(id, 'en', { contenu: 'Three days.' })
      const where = new URLSearchParams({ 'where[id][in]': String(id), locale: 'en' })
      await ask('PATCH', `?${where}`, { _status: 'published' })
      const shown = await office.payload.findByID({ collection: 'blogs', id, locale: 'en' })
      expect(shown).toMatchObject({ contenu: 'Trois jours.', _status: 'published' })
    })

    it('and not without its title where all of them are', async () => {
      const id = await article()
      await draft(id, 'en', { contenu: 'Three days.' })
      const all = { titre: 'Une grande foire', _status: 'published' }
      expect(await ask('PATCH', `${id}?locale=fr`, all)).toMatchObject({ status: 400 })
      await draft(id, 'en', { titre: 'A fair' })
      expect(await ask('PATCH', `${id}?locale=fr`, all)).toMatchObject({ status: 200 })
    })

    it('and is not emptied on the site by who publishes all of them', async () => {
      const id = await article()
      await publish(id, 'ar')
      await draft(id, 'ar', { titre: '', contenu: '' })
      const refused = await ask('PATCH', `${id}?locale=fr`, {
        titre: 'Foire',
        _status: 'published',
      })
      expect(refused).toMatchObject({ status: 400 })
      expect(refused.body.errors[0].message).toContain('est vide ici (arabe)')
      expect(await titles(id, false)).toMatchObject({ fr: 'Une foire', ar: 'معرض' })

      await draft(id, 'ar', { titre: 'معرض' })
      await ask('POST', `${id}/withdraw-language`, { language: 'ar' })
      await draft(id, 'ar', { titre: '', contenu: '' })
      await ask('PATCH', `${id}?locale=fr`, { titre: 'Foire', _status: 'published' })
      expect(await titles(id, false)).toMatchObject({ fr: 'Foire' })
    })

    it('and each has a page to go to, once it is public', async () => {
      const id = await article()
      const pages = async () => (await ask('GET', `${id}/pages`)).body.pages
      const french = { language: 'fr', path: expect.stringMatching(/^\/actualite\/une-foire/) }
      expect(await pages()).toEqual([french])
      await publish(id, 'ar')
      const arabic = { language: 'ar', path: expect.stringMatching(/^\/ar\/actualite\/une-foire/) }
      expect(await pages()).toEqual([french, arabic])
      await ask('PATCH', `${id}`, { _status: 'draft' })
      expect(await pages()).toEqual([])
      expect((await office.call('GET', `blogs/${id}/pages`)).status).toBe(403)
    })

    it('and is taken off the site alone, and kept as a draft that is as right as before', async () => {
      const id = await article()
      await publish(id, 'ar')
      const withdraw = () => ask('POST', `${id}/withdraw-language`, { language: 'ar' })
      expect((await withdraw()).status).toBe(200)

      const shown = await titles(id, false)
      expect(shown).toMatchObject({ fr: 'Une foire', _status: 'published' })
      expect(Object.entries(shown).find(([code]) => code === 'ar')?.[1] ?? null).toBeNull()
      expect(await titles(id, true)).toMatchObject({ ar: 'معرض' })
      const kept = await office.payload.findByID({ collection: 'blogs', id, draft: true })
      expect(kept.translation_ar).toBe('done')
      expect((await withdraw()).status).toBe(409)
      const stranger = await office.call('POST', `blogs/${id}/withdraw-language`, null, {
        language: 'ar',
      })
      expect(stranger.status).toBe(403)
    })
  })
}
