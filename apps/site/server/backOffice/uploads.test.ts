import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { countingPages, type SiteUnderTest, startSite } from '../../test/siteHost.ts'

let backOffice: FakeBackOffice
let site: SiteUnderTest
beforeEach(async () => {
  backOffice = await startFakeBackOffice()
  backOffice.answer(json({ from: 'back office' }, {}, 404))
  site = await startSite(countingPages().handler, { API_URL: backOffice.apiUrl })
})
afterEach(async () => {
  await site.stop()
  await backOffice.stop()
})

describe('pictures', () => {
  it('come straight from the media folder, and may be kept for ever', async () => {
    const picture = await site.app.inject({ url: '/uploads/photo.webp' })
    expect(picture.body).toBe('image')
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(backOffice.asked).toEqual([])
  })

  it('answer HEAD and If-None-Match', async () => {
    const head = await site.app.inject({ method: 'HEAD', url: '/uploads/photo.webp' })
    expect(head.headers['content-length']).toBe('5')
    const headers = { 'if-none-match': String(head.headers.etag) }
    expect((await site.app.inject({ url: '/uploads/photo.webp', headers })).statusCode).toBe(304)
  })

  it('not in the folder are asked of the back office', async () => {
    const picture = await site.app.inject({ url: '/uploads/autre.webp' })
    expect(picture.json()).toEqual({ from: 'back office' })
  })

  it('are all that is read from that folder', async () => {
    for (const url of [
      '/uploads/notes.txt',
      '/uploads/..%2fsecrets.json',
      '/uploads/../secrets.json',
    ]) {
      const answer = await site.app.inject({ url })
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400)
      expect(answer.body, url).not.toContain('privé')
    }
  })
})
