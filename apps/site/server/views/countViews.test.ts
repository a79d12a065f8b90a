import { signedCall } from '@sira/host/calls/signedCall'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { countingPages, type SiteUnderTest, secret, startSite } from '../../test/siteHost.ts'

const phone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36',
  'sec-fetch-dest': 'document',
}
const since = new Date().toISOString().slice(0, 10)

let site: SiteUnderTest
beforeEach(async () => {
  site = await startSite(countingPages().handler)
})
afterEach(() => site.stop())

const get = (url: string, headers: Record<string, string> = phone) =>
  site.app.inject({ method: 'GET', url, headers })
function told(question: object, by = secret) {
  const { headers, body } = signedCall(question, by, new Date())
  return site.app.inject({ method: 'POST', url: '/_lectures', headers, payload: body })
}
const views = async () => {
  const days: { views: number }[] = (await told({ since })).json()
  return days.reduce((sum, day) => sum + day.views, 0)
}

it('counts a page that was made, one that was kept, and one that the browser still has', async () => {
  const first = await get('/')
  await get('/')
  const same = await get('/', { ...phone, 'if-none-match': String(first.headers.etag) })
  expect(same.statusCode).toBe(304)
  await get('/en/nos-actualites?page=2')
  expect(await views()).toBe(4)
})

it('counts neither machines, files, unknown pages nor what a browser prepares', async () => {
  await get('/', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await get('/', { ...phone, 'sec-purpose': 'prefetch' })
  await get('/robots.txt')
  await get('/_astro/react.abc.js')
  await get('/nulle-part')
  await get('/uploads/photo.webp')
  expect(await views()).toBe(0)
})

it('tells strangers nothing, and takes no other question', async () => {
  expect((await told({ since }, 'devine')).statusCode).toBe(401)
  expect((await site.app.inject({ method: 'POST', url: '/_lectures' })).statusCode).toBe(401)
  expect((await get('/_lectures')).statusCode).toBe(404)
  for (const odd of [{}, { since: 'hier' }]) {
    expect((await told(odd)).statusCode).toBe(400)
  }
})
