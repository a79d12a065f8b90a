import { sentForm, sentFormHeader } from '@sira/contract/deposits/fileEndpoints'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { type SiteUnderTest, startSite } from '../../test/siteHost.ts'

let backOffice: FakeBackOffice
let site: SiteUnderTest
beforeEach(async () => {
  backOffice = await startFakeBackOffice()
  // A page that shows what it is told.
  site = await startSite(
    (request, response) => {
      response.setHeader('content-type', 'text/plain')
      response.end(`${request.method} ${request.url} ${request.headers[sentFormHeader]}`)
    },
    { API_URL: backOffice.apiUrl },
  )
})
afterEach(async () => {
  await site.stop()
  await backOffice.stop()
})

async function post(url: string, origin = 'http://sira.example') {
  const form = new FormData()
  form.set('nom', 'Awa')
  form.set('files.cv', new File(['a'.repeat(300_000)], 'cv.pdf'))
  const { headers, body } = new Response(form)
  return site.app.inject({
    method: 'POST',
    url,
    payload: Buffer.from(await new Response(body).arrayBuffer()),
    headers: {
      host: 'sira.example',
      origin,
      'content-type': String(headers.get('content-type')),
      [sentFormHeader]: 'what a visitor says himself',
    },
  })
}

const toldIn = (page: string) =>
  sentForm.parse(JSON.parse(decodeURIComponent(page.split(' ').at(-1) ?? '')))

describe('a form with files, sent by a page without script', () => {
  it('goes on to the back office, and its page is told by which reference it was kept', async () => {
    let asked = ''
    backOffice.answer((request, response) => {
      let size = 0
      request.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      request.on('end', () => {
        asked = `${request.url} ${request.headers['content-language']} ${size > 300_000}`
        const own = { 'x-reference': 'CA-2026-7KQ4P9X', 'x-dossier-key': 'cle' }
        json({ data: { id: 1 } }, own)(request, response)
      })
    })
    const page = await post('/ar/deposer-un-cv?offre=vendeuse')
    expect(asked).toBe('/api/candidatures ar true')
    expect(page.body).toMatch(/^POST \/ar\/deposer-un-cv\?offre=vendeuse /)
    expect(page.headers['cache-control']).toBe('private, no-store')
    const told = { status: 200, reference: 'CA-2026-7KQ4P9X', key: 'cle', typed: {} }
    expect(toldIn(page.body)).toEqual(told)
  })

  it('comes back with what was typed where it is refused, and where nobody answers', async () => {
    const problem = { path: ['cv'], message: 'Non', name: 'unknown' }
    const details = { errors: [problem], typed: { nom: 'Awa' } }
    const error = { status: 415, name: 'UnsupportedMediaTypeError', message: 'Non', details }
    backOffice.answer((request, response) => {
      request.resume()
      request.on('end', () => json({ data: null, error }, {}, 415)(request, response))
    })
    expect(toldIn((await post('/deposer-un-cv')).body)).toEqual({
      status: 415,
      typed: { nom: 'Awa' },
      field: 'cv',
      message: 'Non',
      name: 'unknown',
    })
    await backOffice.stop()
    expect(toldIn((await post('/deposer-un-cv')).body)).toEqual({ status: 503, typed: {} })
  })

  it('is refused where it comes from another site', async () => {
    expect((await post('/deposer-un-cv', 'https://ailleurs.example')).statusCode).toBe(403)
  })
})
