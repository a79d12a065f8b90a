import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayFromToday } from '../../../test/dayFromToday.ts'
import { type FakeBackOffice, json, startFakeBackOffice } from '../../../test/fakeBackOffice.ts'
import { wireList } from '../../../test/wireNews.ts'
import { wireJob, wireTraining } from '../../../test/wireRecords.ts'
import { quoteQuery } from '../../features/quote/query.ts'
import { openBackOffice } from '../../transport/door/contractClient.ts'
import { readQuery } from '../../transport/pageQuery.ts'
import { askedAbout } from './askedAbout.ts'
import { relatedRecord } from './relatedRecord.ts'

let server: FakeBackOffice
let locals: Parameters<typeof askedAbout>[0]
beforeEach(async () => {
  server = await startFakeBackOffice()
  const backOffice = openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined })
  locals = { backOffice, locale: 'fr' }
})
afterEach(() => server.stop())

const asking = (query: string) =>
  askedAbout(locals, readQuery(quoteQuery, new URL(`http://site.example/?${query}`)))
const offerUntil = (last: string | null) =>
  server.answer(json(wireList([wireJob('comptable', { date_expiration: last })])))
const sessionFrom = (start: string | null) =>
  server.answer(json(wireList([wireTraining('tableur', { date_formation: start })])))

describe('Who comes by the link of an offer', () => {
  it.each([
    ['offre', 'application', dayFromToday(0)],
    ['cv', 'cv', null],
  ] as const)('with ?%s is invited while it is open', async (name, purpose, last) => {
    offerUntil(last)
    expect(await asking(`${name}=comptable&objet=Candidature`)).toEqual({
      objet: 'Candidature',
      subject: { purpose, title: 'Titre de comptable' },
    })
  })

  it.each(['offre', 'cv'])(
    'with ?%s is told that it is over, and invited no more',
    async (name) => {
      const last = dayFromToday(-1)
      offerUntil(last)
      expect(await asking(`${name}=comptable&objet=Candidature`)).toEqual({ closedOn: last })
    },
  )

  it('that was taken back finds the form for anything', async () => {
    server.answer(json(wireList([])))
    expect(await asking('offre=comptable&objet=Candidature')).toEqual({ objet: 'Candidature' })
  })
})

describe('Who comes by the link of a training', () => {
  it.each([dayFromToday(0), dayFromToday(9), null])(
    'signs up for one that begins on %s',
    async (day) => {
      sessionFrom(day)
      expect(await asking('formation=tableur&objet=Tableur')).toEqual({
        objet: 'Tableur',
        subject: { purpose: 'training', title: 'Thème de tableur' },
      })
    },
  )

  it.each([dayFromToday(-1), dayFromToday(-90)])(
    'asks for the next date of one that began on %s',
    async (day) => {
      sessionFrom(day)
      expect(await asking('formation=tableur&objet=Tableur')).toEqual({
        objet: 'Prochaine date\u00a0: Thème de tableur',
        subject: { purpose: 'nextDate', title: 'Thème de tableur' },
      })
    },
  )
})

describe('What an article leads to (decision 6)', () => {
  it('is an offer until its last day is over, and the page does not outlive the day', async () => {
    offerUntil(dayFromToday(0))
    expect(await relatedRecord(locals, '/jobs/comptable')).toMatchObject({
      name: 'Titre de comptable',
      route: '/jobs/comptable',
    })
    expect(locals.day).toBe(dayFromToday(0))
    offerUntil(dayFromToday(-1))
    const backOffice = openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined })
    const later = { backOffice, locale: 'fr' } as const
    expect(await relatedRecord(later, '/jobs/comptable')).toBeUndefined()
  })

  it.each([
    ['/jobs/comptable', 'fields[0]=titre&fields[1]=date_expiration'],
    ['/formations/tableur', 'fields[0]=Theme&fields[1]=date_formation&fields[2]=date_fin'],
  ])(
    'is asked for by one small question, that nothing comes along with: %s',
    async (path, fields) => {
      await relatedRecord(locals, path)
      expect(server.asked).toHaveLength(1)
      const [asked = ''] = server.asked
      expect(asked).toContain(fields)
      expect(asked).not.toContain('populate')
    },
  )
})
