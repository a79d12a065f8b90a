import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../test/fakeBackOffice.ts'
import { openBackOffice } from '../../transport/door/contractClient.ts'
import { readQuery } from '../../transport/pageQuery.ts'
import { askedCatalogue } from './askedCatalogue.ts'
import { trainingsQuery } from './query.ts'

let server: FakeBackOffice
beforeEach(async () => {
  server = await startFakeBackOffice()
})
afterEach(() => server.stop())

const nothing = json({ data: [], meta: { pagination: { page: 1, pageCount: 0, total: 0 } } })
const isAboutChoices = (path = '') => decodeURIComponent(path).includes('fields[1]=ville')

function show(query: string) {
  const backOffice = openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined })
  const locals: Parameters<typeof askedCatalogue>[0] = { backOffice, locale: 'fr' }
  const asked = readQuery(trainingsQuery, { searchParams: new URLSearchParams(query) })
  return { locals, answer: askedCatalogue(locals, asked) }
}

describe('while nobody says what trainings can be chosen by', () => {
  beforeEach(() =>
    server.answer((request, response) => {
      const how = isAboutChoices(request.url) ? json({}, {}, 500) : nothing
      how(request, response)
    }),
  )

  it.each(['ville=ouagadougou', 'ville=ouagadougou&page=2'])(
    'a town finds nobody to spell it: « %s » is away, not empty',
    async (query) => expect(await show(query).answer).toEqual({ instead: '/503' }),
  )

  it('everything else is shown, and known to be incomplete', async () => {
    const { locals, answer } = show('theme=3')
    expect(await answer).toMatchObject({ choices: { theme: [], ville: [] } })
    expect(locals.backOffice.incomplete).toBe(true)
  })
})

it('a catalogue without a town is asked for beside what it can be chosen by', async () => {
  const choices = Promise.withResolvers<void>()
  server.answer((request, response) => {
    const ready = isAboutChoices(request.url) ? choices.promise : Promise.resolve()
    void ready.then(() => nothing(request, response))
  })
  const { answer } = show('theme=3')
  await expect
    .poll(() => server.asked.some((path) => path.includes('filters[thematique][id][$eq]=3')), {
      timeout: 4000,
    })
    .toBe(true)
  choices.resolve()
  expect(await answer).toMatchObject({ trainings: { total: 0 } })
})
