import { defaultSettings } from '@sira/contract/records/settings'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../test/fakeBackOffice.ts'
import { siteSettings } from '../siteSettings.ts'
import { openBackOffice } from './contractClient.ts'

/** A server that answers as Strapi 4.26.2 and 5.54 did when they were asked. */
let server: FakeBackOffice
beforeEach(async () => {
  server = await startFakeBackOffice()
})
afterEach(() => server.stop())
const open = (strapi?: 4 | 5) =>
  openBackOffice({ apiUrl: server.apiUrl, strapi, logError: () => undefined })

/** Knows these attributes alone, and names in its refusal the first that it does not. */
function knowing(known: string[], refusal = 'Invalid parameter'): void {
  server.answer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const asked = [...searchParams].flatMap(([key, value]) => {
      if (/^(fields|sort)/.test(key)) return value.split(':')[0] ?? ''
      // Strapi 4 populates what it knows; 5 refuses the rest.
      const [, part, name = ''] = /^(filters|populate)\[(\w+)\]/.exec(key) ?? []
      return part === 'filters' || (part && refusal.endsWith('key')) ? name : []
    })
    const unknown = asked.find((name) => !known.includes(name))
    const message = `${refusal} ${unknown}`
    const error = { status: 400, name: 'ValidationError', message, details: {} }
    const refused = json({ data: null, error }, {}, 400)
    const found = json({ data: [{ id: 1, attributes: { titre: 'A' } }], meta: {} })
    return (unknown === undefined ? found : refused)(request, response)
  })
}

describe('a server whose types lack attributes of the contract (decision 93)', () => {
  it('is asked without them, and at once so the next time', async () => {
    knowing(['titre'])
    const question = 'blogs?fields[0]=titre&fields[1]=ville&fields[2]=niveau&sort=ville:asc'
    expect(await open().read(question)).toMatchObject({ state: 'found' })
    expect(server.asked).toHaveLength(3)
    expect(await open().read(`${question}&locale=en`)).toMatchObject({ state: 'found' })
    expect(server.asked).toHaveLength(4)
    expect(server.asked[3]).toBe('/api/blogs?fields[0]=titre&locale=en')
  })

  it('is asked without them by questions that it is asked at the same time', async () => {
    knowing(['titre'])
    const inLanguages = ['fr', 'en', 'ar'].map((locale) =>
      open().read(`blogs?fields[0]=titre&fields[1]=ville&locale=${locale}`),
    )
    for (const reading of await Promise.all(inLanguages)) expect(reading.state).toBe('found')
  })

  it('is asked without relations that Strapi 5 does not know', async () => {
    knowing(['titre'], 'Invalid key')
    const question = 'blogs?fields[0]=titre&populate[thematique][fields][0]=nom&sort=ville'
    expect(await open(5).read(question)).toMatchObject({ state: 'found' })
    expect(server.asked.at(-1)).toBe('/api/blogs?fields[0]=titre')
    server.answer((request, response) => {
      const isRefused = request.url?.includes('photo') === true
      const error = { message: 'Invalid key photo at formateur.photo' }
      json(
        isRefused ? { data: null, error } : { data: [] },
        {},
        isRefused ? 400 : 200,
      )(request, response)
    })
    await open(5).read('formations?populate=image,formateur.photo,thematique')
    expect(server.asked.at(-1)).toBe('/api/formations?populate=image,formateur,thematique')
  })

  it('has no record with a value of what none of them has', async () => {
    knowing(['titre'])
    const question = 'blogs?filters[niveau][$in][0]=avance&pagination[start]=0&pagination[limit]=24'
    const nothing = { data: [], meta: { pagination: { pageCount: 0, total: 0 } } }
    expect(await open().read(question)).toMatchObject({ state: 'found', body: nothing })
  })

  it('is away when it refuses for another reason, or the same again', async () => {
    server.answer(json({ error: { message: 'Invalid parameter titre' } }, {}, 400))
    expect(await open().read('tags?populate=*')).toMatchObject({ state: 'away' })
    expect(server.asked).toHaveLength(1)
    server.answer(json({ error: { message: 'Invalid pagination parameters' } }, {}, 400))
    expect(await open().read('faqs')).toMatchObject({ state: 'away' })
  })
})

describe('a Strapi', () => {
  const localeOf = async (attributes: object, strapi?: 4 | 5) => {
    const tags = { data: [{ id: 2, attributes: { nom: 'B' } }] }
    server.answer(json({ data: [{ id: 1, attributes: { ...attributes, tags } }] }))
    const reading = await open(strapi).read('blogs?locale=ar')
    const [record] = (reading as { body: { data: [{ attributes: { locale?: string } }] } }).body
      .data
    return [record.attributes.locale, JSON.stringify(reading).match(/"locale"/g)?.length ?? 0]
  }

  it('that names no language has its texts in French, those of its relations too', async () => {
    expect(await localeOf({ titre: 'A' }, 4)).toEqual(['fr', 2])
    expect(await localeOf({ titre: 'A', locale: 'ar' }, 4)).toEqual(['ar', 2])
    expect(await localeOf({ titre: 'A', locale: 'en-GB' }, 5)).toEqual(['en', 2])
    expect(await localeOf({ titre: 'A' })).toEqual([undefined, 0])
  })

  it('5 is asked for answers in the shape of 4, and calls created what is done', async () => {
    const formats: unknown[] = []
    server.answer((request, response) => {
      formats.push(request.headers['strapi-response-format'])
      json({ data: { id: 1, attributes: {} } }, {}, 201)(request, response)
    })
    await open(5).read('blogs')
    expect(await open(5).create('devis', {}, null)).toMatchObject({ done: true })
    expect(await open(4).create('devis', {}, null)).toMatchObject({ done: false, status: 201 })
    expect(formats).toEqual(['v4', 'v4', undefined])
  })

  it('never hears who reads or signs in: what is outside of the contract is ours alone', async () => {
    expect(await open(4).readAs('payload-token=x', '/admin/api/preview/blogs/4')).toMatchObject({
      state: 'absent',
    })
    const signedIn = await open(4).post('/admin/api/users/login', { password: 'x' }, null)
    expect(signedIn).toMatchObject({ status: null, cookies: [] })
    expect(server.asked).toEqual([])
  })

  it('without settings leaves the company to say of itself what it wrote in its file', async () => {
    server.answer(json({ data: null, error: { status: 404 } }, {}, 404))
    const [fr, ar] = ['Faso', 'فاسو'].map((brandName) => ({ ...defaultSettings, brandName }))
    const settings = { fr: fr ?? defaultSettings, en: defaultSettings, ar: ar ?? defaultSettings }
    const backOffice = openBackOffice({
      apiUrl: server.apiUrl,
      settings,
      logError: () => undefined,
    })
    expect((await siteSettings(backOffice, 'fr')).brandName).toBe('Faso')
    expect((await siteSettings(backOffice, 'ar')).brandName).toBe('فاسو')
  })
})
