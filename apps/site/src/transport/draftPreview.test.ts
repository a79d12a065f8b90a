import { entityOf } from '@sira/contract/wire/envelope'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../test/fakeBackOffice.ts'
import { wireArticle } from '../../test/wireNews.ts'
import { openBackOffice } from './door/contractClient.ts'
import { draftPreview } from './draftPreview.ts'

/** An article that is not on the site yet. */
const entity = entityOf(z.object({ slug: z.string(), publishedAt: z.null() })).transform(
  ({ attributes }) => attributes,
)

let server: FakeBackOffice
beforeEach(async () => {
  server = await startFakeBackOffice()
})
afterEach(() => server.stop())
const preview = (id: string, cookie: string | null) =>
  draftPreview(openBackOffice({ apiUrl: server.apiUrl, logError: () => {} }), {
    type: 'blogs',
    id,
    cookie,
    locale: 'ar',
    entity,
  })

describe('the preview of a draft', () => {
  it('is asked with the cookies of the visitor, outside the contract, in the language of the page', async () => {
    let cookie: string | undefined
    server.answer((request, response) => {
      cookie = request.headers.cookie
      json({ data: wireArticle('brouillon', { publishedAt: null }) })(request, response)
    })
    const answer = await preview('12', 'payload-token=abc')
    expect(answer).toMatchObject({ state: 'known', data: { slug: 'brouillon', publishedAt: null } })
    expect(cookie).toBe('payload-token=abc')
    expect(server.asked).toEqual(['/admin/api/preview/blogs/12?populate=*&locale=ar'])
  })

  it('is not asked for without cookies', async () => {
    expect(await preview('12', null)).toEqual({ state: 'forbidden' })
    expect(server.asked).toEqual([])
  })

  it.each(['../users/1', '1?x=1', '', 'abc', '1'.repeat(13)])(
    'has no other address than the number of a record: %j',
    async (id) => {
      expect(await preview(id, 'a=1')).toEqual({ state: 'absent' })
      expect(server.asked).toEqual([])
    },
  )

  it.each([
    [401, 'forbidden'],
    [403, 'forbidden'],
    [404, 'absent'],
    [500, 'away'],
    [200, 'away'],
  ])('answered %i without an article, is %s', async (status, state) => {
    server.answer(json({ data: null }, {}, status))
    expect(await preview('12', 'a=1')).toEqual({ state })
  })
})
