import { afterEach, beforeEach, expect, it } from 'vitest'
import { countingPages, type SiteUnderTest, startSite } from '../test/siteHost.ts'

/** Nobody is at the back office of this site. */
let site: SiteUnderTest
beforeEach(async () => {
  site = await startSite(countingPages().handler)
})
afterEach(() => site.stop())

const save = () =>
  site.app.inject({ method: 'POST', url: '/admin/api/blogs', payload: { titre: 'Un texte' } })

it('staff read in French that the back office is away, and that it is too often', async () => {
  const away = await save()
  expect(away.statusCode).toBe(503)
  expect(away.json().errors[0].message).toMatch(/^Le back office ne répond pas/)

  let answer = away
  for (let times = 0; times < 1000 && answer.statusCode === 503; times += 1) answer = await save()
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toEqual({
    errors: [{ name: 'RateLimitError', message: expect.stringMatching(/^Trop d’envois/) }],
  })
})

it('programs of the contract read its own words, as before', async () => {
  const { statusCode, body } = await site.app.inject({
    method: 'POST',
    url: '/api/contacts',
    payload: { data: {} },
  })
  expect([statusCode, JSON.parse(body).error.name]).toEqual([503, 'ServiceUnavailableError'])
})
