import { formHeaders } from '@sira/contract/forms/envelope'
import { describe, expect, it } from 'vitest'
import type { Api, Entity } from '../support/api.ts'
import { draftWords } from '../support/drafts.ts'

/** Asked of a live Strapi 4.26.2 and of this API; where they differ still: decision 93. */
export function strapiWaysSuite(api: Api, origin: () => string): void {
  describe('answers as a live Strapi 4 does', () => {
    const searched: [string, number[]][] = [
      ['/blogs?_q=excel', [4]],
      ['/blogs?_q=ETUDE', [21]],
      ['/biblios?_q=7500', [4]],
      ['/jobs?_q=2025-01-06', []],
      ['/blogs?_q=excel&filters[id]=1', []],
      ['/blogs?_q=excel&filters[titre][$contains]=macros', [4]],
    ]
    it.each(searched)(
      'looks for _q in all texts of a record, and among its numbers: %s',
      async (path, ids) => {
        expect(await api.ids(path)).toEqual(ids)
      },
    )

    it('searches nothing for an empty _q, and refuses one that is no text', async () => {
      expect((await api.list('/blogs?_q=&pagination[limit]=1')).meta.pagination.total).toBe(28)
      expect((await api.error('/blogs?_q[]=excel')).message).toContain('_q')
      expect(await api.ids('/blogs?_q=%25%25')).toEqual([])
    })

    it('shows by _q nothing but what may be read', async () => {
      for (const word of draftWords) expect(await api.ids(`/blogs?_q=${word}`), word).toEqual([])
    })

    it.each(['populate=true', 'populate[*]=true', 'populate[category][populate]=true'])(
      'takes true for the name of a relation: %s',
      async (query) => {
        const { attributes } = await api.one(`/blogs/1?${query}`)
        expect(attributes).not.toHaveProperty('image')
        expect(JSON.stringify(attributes.category ?? '')).not.toContain('blogs')
      },
    )

    it('fills one level by populate[category]=*', async () => {
      const { attributes } = await api.one('/blogs/1?populate[category]=*')
      const { data } = attributes.category as { data: Entity }
      expect(Object.keys(data.attributes)).toEqual(['nom', 'createdAt', 'updatedAt'])
    })

    it('gives an empty text as an empty text in every language', async () => {
      for (const query of ['', '?locale=fr', '?locale=en']) {
        expect((await api.one(`/blogs/11${query}`)).attributes.contenu, query).toBe('')
        expect((await api.one(`/blogs/12${query}`)).attributes.contenu, query).toBeNull()
      }
    })

    const paginated: [string, Record<string, number>][] = [
      ['pagination=3', { page: 1, pageSize: 25, pageCount: 2, total: 28 }],
      ['pagination=', { page: 1, pageSize: 25, pageCount: 2, total: 28 }],
      ['pagination[limit]=', { start: 0, limit: 1, total: 28 }],
      ['pagination[limit]', { start: 0, limit: 1, total: 28 }],
      ['pagination[start]=', { start: 0, limit: 25, total: 28 }],
      ['pagination[page]=', { page: 1, pageSize: 25, pageCount: 2, total: 28 }],
      ['pagination[pageSize]=', { page: 1, pageSize: 1, pageCount: 28, total: 28 }],
    ]
    it.each(paginated)('reads %s', async (query, pagination) => {
      expect((await api.list(`/blogs?${query}&fields=slug`)).meta.pagination).toEqual(pagination)
    })

    it.each(['titre,slug', 'titre,'])('takes %s for one name of a field', async (fields) => {
      for (const name of ['fields', 'fields[0]']) {
        const { message } = await api.error(`/blogs?${name}=${fields}`)
        expect(message).toBe(`Invalid parameter ${fields}`)
      }
    })

    it.each([
      ['GET', '/blogs', 401],
      ['HEAD', '/blogs', 401],
      ['GET', '/devis', 401],
      ['POST', '/devis', 401],
      ['DELETE', '/blogs/1', 401],
      ['PATCH', '/blogs/1', 405],
      ['GET', '/nope', 404],
    ])('knows no bearer: %s %s', async (method, path, status) => {
      const body = JSON.stringify({ data: { nom: 'A', email: 'a@exemple.bf' } })
      const headers = { authorization: 'bearer nope', 'content-type': 'application/json' }
      const sent = method === 'POST' ? { method, headers, body } : { method, headers }
      const answer = await api.fetch(path, sent)
      expect(answer.status).toBe(status)
      if (status !== 401) return
      expect(answer.headers.get('cache-control')).toBe('no-store')
      if (method === 'HEAD') return
      expect(await answer.json()).toEqual({
        data: null,
        error: {
          status: 401,
          name: 'UnauthorizedError',
          message: 'Missing or invalid credentials',
          details: {},
        },
      })
    })

    it.each(['Bearer ', 'Basic YTpi', 'abc'])(
      'leaves %s to who put it there',
      async (authorization) => {
        expect((await api.fetch('/faqs', { headers: { authorization } })).status).toBe(200)
      },
    )

    it.each([
      ['/newsletters', 'HEAD, GET, POST'],
      ['/blogs', 'HEAD, GET, POST'],
      ['/blogs/1', 'HEAD, GET, PUT, DELETE'],
      ['/nope', 'HEAD, GET'],
      ['', 'HEAD, GET'],
    ])('tells what %s may be asked by', async (path, allow) => {
      const told = await api.fetch(path, { method: 'OPTIONS' })
      expect([told.status, told.headers.get('allow'), await told.text()]).toEqual([200, allow, ''])
      // A browser asks before it sends.
      const headers = { origin: 'https://a.example', 'access-control-request-method': 'POST' }
      const permitted = await api.fetch(path, { method: 'OPTIONS', headers })
      expect(permitted.status).toBe(204)
      expect(permitted.headers.get('access-control-allow-methods')).toContain('POST')
    })

    it.each(['GET', 'HEAD', 'POST'])('is in health: %s /_health', async (method) => {
      const answer = await fetch(`${origin()}/_health`, { method })
      expect([answer.status, answer.headers.get('strapi')]).toEqual([204, 'You are so French!'])
    })

    const send = (path: string, body: BodyInit, type?: string) =>
      api.fetch(path, {
        method: 'POST',
        headers: {
          'x-forwarded-for': '198.51.100.77',
          ...(type === undefined ? {} : { 'content-type': type }),
        },
        body,
      })
    const quote = JSON.stringify({ data: { nom: 'Awa', email: 'awa@exemple.bf' } })
    const json = 'application/json'

    it('gives of what was created the fields that were asked for', async () => {
      const made = await send('/devis?fields[0]=nom&populate=*', quote, json)
      expect(await made.json()).toEqual({
        data: { id: expect.any(Number), attributes: { nom: 'Awa' } },
        meta: {},
      })
      expect(made.headers.get(formHeaders.reference)).toMatch(/./)
      const known = await (await send('/newsletters?fields=email', quote, json)).json()
      expect(known).toMatchObject({ data: { attributes: { email: 'awa@exemple.bf' } } })
    })

    it('keeps nothing of what asks for a field that is none', async () => {
      for (const fields of ['nope', 'state', 'nom,email']) {
        const refused = await send(`/devis?fields=${fields}`, quote, json)
        expect(refused.status).toBe(400)
        expect(await refused.json()).toMatchObject({
          error: { message: `Invalid parameter ${fields}` },
        })
      }
    })

    it('takes a form in several parts, its data in one of them', async () => {
      const form = new FormData()
      form.set('data', JSON.stringify({ nom: 'Aïcha « O’Brien »', email: 'a@exemple.bf' }))
      form.set('files.cv', new Blob([new Uint8Array([0, 255, 13, 10])]), 'cv.pdf')
      const made = await send('/devis', form)
      expect(made.status).toBe(200)
      expect(await made.json()).toMatchObject({
        data: { attributes: { nom: 'Aïcha « O’Brien »', email: 'a@exemple.bf' } },
      })
    })

    it('refuses parts that it cannot read, each with its sentence', async () => {
      const without = new FormData()
      without.set('nom', 'A')
      const file = new FormData()
      file.set('data', new Blob([quote]), 'data.json')
      const cut = new FormData()
      cut.set('data', '{"nom":')
      const missing = 'Missing "data" payload in the request body'
      const sendings: [BodyInit, string | undefined, string][] = [
        [without, undefined, missing],
        [file, undefined, missing],
        [cut, undefined, 'JSON'],
        [
          '--x\r\nContent-Disposition: form-data; name="data"',
          'multipart/form-data; boundary=x',
          missing,
        ],
        [quote, 'multipart/form-data', missing],
      ]
      for (const [body, type, message] of sendings) {
        const refused = await send('/devis', body, type)
        expect(refused.status).toBe(400)
        expect(await refused.text()).toContain(JSON.stringify(message).slice(1, -1))
      }
    })
  })
}
