import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordsByName } from '../../src/database/records/recordsByName.ts'
import { databaseOf } from '../../src/database/sql/database.ts'
import { allPlans, type Plan } from '../../src/publication/plans/plans.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'

describe('what is planned for a record', () => {
  let office: OpenPayload
  let token = ''
  let number = 0

  beforeAll(async () => {
    office = await openPayload()
    const password = 'Un-mot-de-passe-7'
    for (const role of ['editor', 'agent'] as const) {
      const email = `${role}@sira.example`
      await office.payload.create({ collection: 'users', data: { email, password, role } })
    }
    token = await office.signIn('editor@sira.example', password)
  })
  afterAll(() => office.close())

  const draft = async (collection: 'blogs' | 'jobs' = 'blogs', data: object = {}) => {
    number += 1
    const texts = { titre: `Prévu ${number}`, contenu: 'Texte', description: 'Texte' }
    const made = { ...texts, ...data }
    return (await recordsByName(office.payload).create({ collection, draft: true, data: made })).id
  }
  const plan = async (id: number, body: object, collection = 'blogs') => {
    const response = await office.call('POST', `${collection}/${id}/plans`, token, body)
    return { status: response.status, text: await response.text() }
  }
  const plans = async (id: number): Promise<Plan[]> =>
    (await (await office.call('GET', `blogs/${id}/plans`, token)).json()).plans
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  /** As the clock does when the moment has come. */
  const letComeNow = async (waiting: readonly Plan[]) => {
    for (const { id } of waiting) {
      const waitUntil = new Date(Date.now() - 1000).toISOString()
      await office.payload.db.updateOne({ collection: 'payload-jobs', id, data: { waitUntil } })
    }
    await office.payload.jobs.run({ silent: true })
  }

  it('is shown, and said in French with its day and hour', async () => {
    const id = await draft()
    const at = `${new Date().getUTCFullYear() + 1}-03-09T08:30:00.000Z`
    const answer = await plan(id, { type: 'publish', at })

    expect(answer.text).toContain('9 mars')
    expect(answer.text).toContain('08:30')
    expect(await plans(id)).toMatchObject([{ type: 'publish', at, failure: null }])
  })

  it('happens at its moment, and is shown no more', async () => {
    const id = await draft()
    await plan(id, { type: 'publish', at: inDays(1) })
    await letComeNow(await plans(id))

    const published = await office.payload.findByID({ collection: 'blogs', id })
    expect(published._status).toBe('published')
    expect(published.publishedAt).toBeTruthy()
    expect(await plans(id)).toEqual([])
  })

  it('is taken back', async () => {
    const id = await draft()
    await plan(id, { type: 'publish', at: inDays(1) })
    const [planned] = await plans(id)
    await office.call('POST', `blogs/${id}/plans/${planned?.id}/remove`, token, {})

    expect(await plans(id)).toEqual([])
  })

  it('is never in the past, nor twice the same, nor without a date', async () => {
    const id = await draft()
    const past = await plan(id, { type: 'publish', at: inDays(-1) })
    expect(past).toMatchObject({ status: 400, text: expect.stringContaining('est passé') })
    expect((await plan(id, { type: 'publish', at: 'demain' })).status).toBe(400)
    expect((await plan(id, { type: 'publish', at: '2027-02-31T08:00:00.000Z' })).status).toBe(400)
    expect((await plan(id, { type: 'publish', at: inDays(1) })).status).toBe(200)
    expect((await plan(id, { type: 'publish', at: inDays(2) })).status).toBe(400)
    expect((await plan(id, { type: 'unpublish', at: inDays(2) })).status).toBe(200)
    expect((await plans(id)).map(({ type }) => type)).toEqual(['publish', 'unpublish'])
  })

  it('says why it did not happen, until a person has seen it', async () => {
    const id = await draft('blogs', { contenu: '' })
    await plan(id, { type: 'publish', at: inDays(1) })
    await letComeNow(await plans(id))

    const [failed] = await plans(id)
    expect(failed?.failure).toBe('Ce champ est obligatoire.')
    await plan(id, { type: 'publish', at: inDays(1) })
    expect(await plans(id)).toMatchObject([{ failure: null }])
  })

  describe('as a withdrawal', () => {
    const published = async () => {
      const data = { titre: 'À retirer', contenu: 'Texte', _status: 'published' } as const
      return (await office.payload.create({ collection: 'blogs', data })).id
    }
    const isPublic = async (id: number) =>
      (await office.payload.findByID({ collection: 'blogs', id }))._status === 'published'

    it('happens though the text can no longer be published', async () => {
      const id = await published()
      await plan(id, { type: 'unpublish', at: inDays(1) })
      const empty = { contenu: '' }
      await office.payload.update({ collection: 'blogs', id, draft: true, data: empty })
      await letComeNow(await plans(id))

      expect(await isPublic(id)).toBe(false)
      expect(await plans(id)).toEqual([])
      expect(
        (await office.payload.findByID({ collection: 'blogs', id, draft: true })).contenu,
      ).toBe('')
    })

    it('is tried again, later, where the storage failed', async () => {
      const id = await published()
      await plan(id, { type: 'unpublish', at: inDays(1) })
      const { rows } = databaseOf(office.payload)
      await rows(
        sql.raw(`create trigger refuse before update on blogs begin
        select raise(fail, 'database or disk is full'); end`),
      )
      await letComeNow(await plans(id))
      await rows(sql.raw('drop trigger refuse'))

      const [waiting] = await plans(id)
      expect(waiting?.failure).toBe(null)
      expect(Date.parse(waiting?.at ?? '')).toBeGreaterThan(Date.now())
      expect(await isPublic(id)).toBe(true)
      await letComeNow(await plans(id))
      expect(await isPublic(id)).toBe(false)
    })
  })

  describe('once a person has published the record', () => {
    const types = async (id: number) => (await plans(id)).map(({ type }) => type)
    const change = async (id: number, query: object, data: object) => {
      const path = `blogs/${id}?${new URLSearchParams({ ...query })}`
      expect((await office.call('PATCH', path, token, data)).status).toBe(200)
    }
    const publish = (id: number, locale: string) =>
      change(id, { locale, publishSpecificLocale: locale }, { _status: 'published' })
    /** Public in French, which has changed since, as its translations have; all is to follow. */
    const awaited = async (translated: readonly string[], french = 'Autre texte') => {
      const data = { titre: 'Paru', contenu: 'Texte', _status: 'published' } as const
      const { id } = await office.payload.create({ collection: 'blogs', data })
      await change(id, { draft: 'true' }, { contenu: french })
      for (const locale of translated) {
        await change(id, { locale, draft: 'true' }, { titre: 'Out', contenu: 'Text' })
      }
      await plan(id, { type: 'publish', at: inDays(1) })
      await plan(id, { type: 'unpublish', at: inDays(2) })
      return id
    }

    it('is to publish it no more; to withdraw it stays planned', async () => {
      const id = await draft()
      await plan(id, { type: 'publish', at: inDays(1) })
      await plan(id, { type: 'unpublish', at: inDays(2) })
      await change(id, { draft: 'true' }, { contenu: 'Un texte plus long' })
      expect(await types(id)).toEqual(['publish', 'unpublish'])
      await publish(id, 'fr')
      expect(await types(id)).toEqual(['unpublish'])
    })

    it('is to publish no more, from a list or in all languages neither', async () => {
      const [listed, whole] = [await awaited(['ar']), await awaited(['ar'])]
      const where = new URLSearchParams({ 'where[id][in]': String(listed) })
      await office.call('PATCH', `blogs?${where}`, token, { _status: 'published' })
      expect(await types(listed)).toEqual(['unpublish'])
      const english = { titre: 'Out', contenu: 'Text', _status: 'published' }
      await change(whole, { locale: 'en' }, english)
      expect(await types(whole)).toEqual(['unpublish'])
    })

    it('stays while a translation alone was published, and something waits for it', async () => {
      const [french, arabic, nothing] = [
        await awaited(['en']),
        await awaited(['en', 'ar'], 'Texte'),
        await awaited(['en'], 'Texte'),
      ]
      for (const id of [french, arabic, nothing]) await publish(id, 'en')
      expect(await types(french)).toEqual(['publish', 'unpublish'])
      expect(await types(arabic)).toEqual(['publish', 'unpublish'])
      expect(await types(nothing)).toEqual(['unpublish'])
      await publish(arabic, 'fr')
      expect(await types(arabic)).toEqual(['unpublish'])
    })

    it('stays while a translation is taken off the site', async () => {
      const id = await awaited(['en'], 'Texte')
      await publish(id, 'en')
      await plan(id, { type: 'publish', at: inDays(1) })
      const language = { language: 'en' }
      await office.call('POST', `blogs/${id}/withdraw-language`, token, language)
      expect(await types(id)).toEqual(['publish', 'unpublish'])
    })

    it('stays where it could not be published', async () => {
      const id = await draft('blogs', { contenu: '' })
      await plan(id, { type: 'publish', at: inDays(1) })
      const answer = await office.call('PATCH', `blogs/${id}`, token, { _status: 'published' })
      expect(answer.status).toBe(400)
      expect(await types(id)).toEqual(['publish'])
    })
  })

  it('is not for an offer after its last day', async () => {
    const id = await draft('jobs', { date_expiration: inDays(3) })

    expect((await plan(id, { type: 'publish', at: inDays(5) }, 'jobs')).text).toContain('expire le')
    expect((await plan(id, { type: 'publish', at: inDays(2) }, 'jobs')).status).toBe(200)
  })

  it('goes with the record that is deleted, or put into the trash', async () => {
    const [deleted, thrown] = [await draft(), await draft()]
    for (const id of [deleted, thrown]) await plan(id, { type: 'publish', at: inDays(1) })
    await office.payload.delete({ collection: 'blogs', id: deleted })
    const data = { deletedAt: new Date().toISOString() }
    await office.payload.update({ collection: 'blogs', id: thrown, data })

    const left = await allPlans(office.payload)
    expect(left.filter(({ record }) => [deleted, thrown].includes(record.id))).toEqual([])
  })

  it('is for those who write content', async () => {
    const id = await draft()
    const agent = await office.signIn('agent@sira.example', 'Un-mot-de-passe-7')

    for (const who of [null, agent]) {
      expect((await office.call('GET', `blogs/${id}/plans`, who)).status).toBe(403)
      const body = { type: 'publish', at: inDays(1) }
      expect((await office.call('POST', `blogs/${id}/plans`, who, body)).status).toBe(403)
    }
    expect((await office.call('GET', 'blogs/999999/plans', token)).status).toBe(404)
  })
})
