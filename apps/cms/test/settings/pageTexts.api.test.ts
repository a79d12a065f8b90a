import { homeTexts } from '@sira/contract/pageTexts/home/homePage'
import { textPages, textsOfType } from '@sira/contract/pageTexts/textPages'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHost } from '../../server/host.ts'
import { readEnvironment } from '../../src/environment/environment.ts'
import { onChange } from '../../src/publication/changes/changeListeners.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'

const type = 'page-accueil'

describe('the texts of a page', () => {
  let office: OpenPayload
  let app: FastifyInstance
  let call: StaffCall
  let cookie = ''

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
    cookie = `payload-token=${await office.signIn('editor@sira.example', 'Un-mot-de-passe-7')}`
    app = (await createHost(readEnvironment(process.env), office.payload)).app
  })
  afterAll(async () => {
    await app.close()
    await office.close()
  })

  const preview = (page: string, headers = {}) =>
    app.inject({ url: `/admin/api/preview/pages/${page}`, headers })
  /** As the site reads what is public. */
  const texts = async (locale = 'fr') =>
    (await app.inject(`/api/${type}?locale=${locale}`)).json().data.attributes
  /** As the site reads what was saved last. */
  const saved = async (locale = 'fr') =>
    (await preview(`accueil?locale=${locale}`, { cookie })).json().data.attributes
  const save = (data: object, locale = 'fr') =>
    call('editor', 'POST', `globals/${type}?locale=${locale}&draft=true`, data)
  const publish = (locale = 'fr') =>
    call('editor', 'POST', `globals/${type}?locale=${locale}`, { _status: 'published' })

  it('are none before anybody wrote some, at one address that nobody changes', async () => {
    expect(await texts()).toMatchObject({ heading: null, toContact: null })
    expect(await texts()).not.toHaveProperty('_status')
    expect((await app.inject('/api/page-autre')).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: `/api/${type}` })).statusCode).toBe(405)
  })

  it('wait for somebody to publish them, in all languages at once, and the site hears of it', async () => {
    expect((await save({ heading: 'Ouvert tout l’été' })).status).toBe(200)
    expect((await save({ heading: 'Open all summer' }, 'en')).status).toBe(200)
    expect(await texts()).toMatchObject({ heading: null })
    expect(await saved()).toMatchObject({ heading: 'Ouvert tout l’été' })

    const told: string[] = []
    const stop = onChange((tags) => told.push(...tags))
    expect((await publish()).status).toBe(200)
    stop()
    expect(told).toEqual([type])
    expect(await texts()).toMatchObject({ heading: 'Ouvert tout l’été' })
    expect(await texts('en')).toMatchObject({ heading: 'Open all summer' })
  })

  it('are null in the language they were not written in', async () => {
    await save({ welcome: 'Entrez.' })
    await publish()
    expect(await texts('en')).toMatchObject({ welcome: null })
  })

  it('are found by staff as visitors read them, and kept only where they were corrected', async () => {
    const written = async (locale: string) =>
      (await call('editor', 'GET', `globals/${type}?locale=${locale}&draft=true`)).json()
    for (const locale of ['fr', 'en', 'ar'] as const) {
      const toContact = homeTexts.toContact[locale]
      expect(await written(locale)).toMatchObject({ toContact })
      expect((await save({ toContact }, locale)).status).toBe(200)
      expect(await saved(locale)).toMatchObject({ toContact: null })
    }
    await publish()
    expect(await texts()).toMatchObject({ heading: 'Ouvert tout l’été', toContact: null })
  })

  it('have no more room than their place', async () => {
    const answer = await call('editor', 'POST', `globals/${type}`, { heading: 'a'.repeat(61) })
    expect(answer.status).toBe(400)
    expect(await texts()).toMatchObject({ heading: 'Ouvert tout l’été' })
  })

  it('are none where nobody sees them, and turn no other words around', async () => {
    const data = { heading: '\u202eOuvert tout l’été', welcome: ' \u200b\u2060\u200f' }
    const { result } = await (await save(data)).json()
    expect(result).toMatchObject({ heading: 'Ouvert tout l’été' })
    expect(await saved()).toMatchObject({ heading: 'Ouvert tout l’été', welcome: null })
    await publish()
  })

  it('come back as a draft, and leave the site as it is', async () => {
    const { docs } = await office.payload.findGlobalVersions({ slug: type, sort: 'id', limit: 1 })
    const answer = await call('editor', 'POST', `globals/${type}/versions/${docs[0]?.id}`)
    expect(answer.status).toBe(200)
    expect((await answer.json()).message).toContain('publiez')
    expect(await texts()).toMatchObject({ heading: 'Ouvert tout l’été' })
    expect(await saved()).toMatchObject({ heading: null })
    expect(await saved('en')).toMatchObject({ heading: null })
  })

  it('are those of one page, each by the place it has there', async () => {
    for (const page of Object.values(textPages)) {
      const answer = await app.inject(`/api/${page.type}`)
      expect(Object.keys(answer.json().data.attributes)).toEqual(
        expect.arrayContaining(textsOfType(page.type)),
      )
    }
    const address = 'globals/page-a-propos?locale=fr'
    expect((await call('editor', 'POST', address, { why2Title: 'a'.repeat(61) })).status).toBe(400)
    const data = { why2Title: 'Des gens de métier', _status: 'published' }
    expect((await call('editor', 'POST', address, data)).status).toBe(200)
    expect((await app.inject('/api/page-a-propos')).json().data.attributes).toMatchObject({
      why1Title: null,
      why2Title: 'Des gens de métier',
    })
    expect((await call('agent', 'POST', address, { why2Title: 'Moi' })).status).toBe(403)
  })

  it('are written by those who write content', async () => {
    for (const role of ['agent', 'cashier', null] as const) {
      expect((await call(role, 'GET', `globals/${type}`)).status).toBe(403)
      expect((await call(role, 'GET', `globals/${type}/versions`)).status).toBe(403)
      expect((await call(role, 'POST', `globals/${type}`, { heading: 'Moi' })).status).toBe(403)
    }
    expect((await preview('accueil')).statusCode).toBe(401)
    expect((await preview('accueil', { cookie })).headers['cache-control']).toContain('no-store')
    expect((await preview('autre', { cookie })).statusCode).toBe(404)
    const { docs } = await office.payload.find({ collection: 'journal', sort: '-id', limit: 0 })
    const acts = docs.filter(({ place }) => place === type).map(({ act }) => act)
    expect(acts).toEqual([
      // One for each language in which something was saved.
      'revived',
      'revived',
      'revived',
      'published',
      'drafted',
      'published',
      'drafted',
      'drafted',
      'drafted',
      'published',
      'drafted',
      'published',
      'drafted',
      'drafted',
    ])
  })
})
