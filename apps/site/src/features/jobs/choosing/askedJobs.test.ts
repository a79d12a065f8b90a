import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../../test/fakeBackOffice.ts'
import { wireList } from '../../../../test/wireNews.ts'
import { openBackOffice } from '../../../transport/door/contractClient.ts'
import { readQuery } from '../../../transport/pageQuery.ts'
import { jobsQuery } from '../query.ts'
import { askedJobs } from './askedJobs.ts'

let server: FakeBackOffice
beforeEach(async () => {
  server = await startFakeBackOffice()
  server.answer((request, response) => {
    const isAboutChoices = decodeURIComponent(request.url ?? '').includes('fields[1]=ville')
    const how = isAboutChoices ? json({}, {}, 500) : json(wireList([]))
    how(request, response)
  })
})
afterEach(() => server.stop())

function show(query: string) {
  const backOffice = openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined })
  const locals: Parameters<typeof askedJobs>[0] = { backOffice, locale: 'fr' }
  const asked = readQuery(jobsQuery, { searchParams: new URLSearchParams(query) })
  return { locals, answer: askedJobs(locals, asked) }
}

describe('while nobody says what offers can be chosen by', () => {
  it.each(['ville=ouagadougou', 'pays=mali', 'pays=mali&page=2'])(
    'a place finds nobody to spell it: « %s » is away, not empty',
    async (query) => expect(await show(query).answer).toEqual({ instead: '/503' }),
  )

  it('everything else is shown, and known to be incomplete', async () => {
    const { locals, answer } = show('domaine=3')
    expect(await answer).toMatchObject({ choices: { domaine: [], ville: [] } })
    expect(locals.backOffice.incomplete).toBe(true)
  })
})
