import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { countingPages, type SiteUnderTest, startSite } from '../../test/siteHost.ts'

let backOffice: FakeBackOffice
let site: SiteUnderTest
beforeEach(async () => {
  backOffice = await startFakeBackOffice()
  site = await startSite(countingPages().handler, { API_URL: backOffice.apiUrl })
})
afterEach(async () => {
  await site.stop()
  await backOffice.stop()
})

const url = '/documents/tarifs_0123456789.pdf'

describe('documents', () => {
  it('come from the back office as it gives them', async () => {
    const headers = { 'content-disposition': 'attachment; filename="tarifs.pdf"' }
    backOffice.answer(json({ a: 1 }, { ...headers, 'cache-control': 'public, no-cache' }))
    const answer = await site.app.inject({ url: `${url}?o=12` })
    expect(answer.headers).toMatchObject(headers)
    expect(answer.headers['cache-control']).toBe('public, no-cache')
    expect(backOffice.asked).toEqual([`${url}?o=12`])
  })

  it('that are gone lead to the not-found page, which nobody keeps', async () => {
    backOffice.answer(json({ message: 'Ce document n’existe pas.' }, {}, 404))
    const answer = await site.app.inject({ url })
    expect(answer.statusCode).toBe(302)
    expect(answer.headers).toMatchObject({ location: '/404', 'cache-control': 'no-store' })
    expect(answer.body).toBe('')
  })

  it.each([429, 503])('that cannot be given now (%i) are waited for on a page', async (status) => {
    backOffice.answer(json({ error: { message: 'Too many' } }, { 'retry-after': '7' }, status))
    const reader = await site.app.inject({ url, headers: { accept: 'text/html,*/*' } })
    expect(reader.statusCode).toBe(status)
    expect(reader.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '7' })
    expect(reader.headers['content-type']).toContain('text/html')
    expect(reader.body).toContain('Ce document revient dans un instant')
    expect((await site.app.inject({ url })).json()).toEqual({ error: { message: 'Too many' } })
  })

  it('are waited for on a page while the back office is away, too', async () => {
    await backOffice.stop()
    const { statusCode, body } = await site.app.inject({ url, headers: { accept: 'text/html' } })
    expect(statusCode).toBe(503)
    expect(body).toContain('Ce document revient dans un instant')
  })

  it('are only read there', async () => {
    backOffice.answer(json({}))
    expect((await site.app.inject({ method: 'POST', url })).statusCode).toBe(404)
    expect(backOffice.asked).toEqual([])
  })
})
