import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json, startFakeBackOffice } from '../../../../test/fakeBackOffice.ts'
import { madeTraining } from '../../../../test/shownTraining.ts'
import { wireList } from '../../../../test/wireNews.ts'
import { wireTraining } from '../../../../test/wireRecords.ts'
import { dictionaryOf } from '../../../i18n/dictionaryOf.ts'
import { openBackOffice } from '../../../transport/door/contractClient.ts'
import { readQuery } from '../../../transport/pageQuery.ts'
import { askedCatalogue } from '../askedCatalogue.ts'
import { noChoices } from '../choosing/trainingChoices.ts'
import { withSessionChoices } from '../choosing/withSessionChoices.ts'
import { trainingsQuery } from '../query.ts'
import { sessionInstances } from './files/sessionInstances.ts'
import { sessionsCalendar } from './files/sessionsCalendar.ts'
import { heldAs, nextByTraining } from './heldAs.ts'
import { chosenMode, narrowSessions } from './narrowSessions.ts'
import { isOpen, isShown, type Session, sessionEntity } from './session.ts'

const words = dictionaryOf('fr')

function wire(id: number, more: Record<string, unknown> = {}) {
  const formation = {
    data: { id: 4, attributes: { slug: 'excel', Theme: 'Excel', prix_formation: 60_000 } },
  }
  return {
    id,
    attributes: {
      debut: '2099-01-13T08:00:00.000Z',
      fin: '2099-01-15T14:00:00.000Z',
      lieu: 'Salle Bendré',
      ville: 'Bobo-Dioulasso',
      mode: 'presentiel',
      langue: null,
      prix: null,
      acompte: null,
      places: 12,
      placesRestantes: 3,
      etat: 'ouverte',
      createdAt: '2026-11-01T08:00:00.000Z',
      updatedAt: '2026-11-01T08:01:05.000Z',
      formation,
      ...more,
    },
  }
}

function session(id: number, more: Record<string, unknown> = {}): Session {
  const made = sessionEntity.parse(wire(id, more))
  if (made === null) throw new Error('not a session that anybody sees')
  return made
}

describe('A session', () => {
  it('costs what its training costs, where it says nothing itself', () => {
    expect(session(1).price).toBe(60_000)
    expect(session(1, { prix: 0 }).price).toBe(0)
    expect(sessionEntity.parse(wire(1, { formation: { data: null } }))).toBeNull()
  })

  it('is no longer open once it has begun, whatever was said before', () => {
    const begins = Date.parse('2099-01-13T08:00:00.000Z')
    expect(isOpen(session(1), begins - 1)).toBe(true)
    expect(isOpen(session(1), begins)).toBe(false)
    expect(isShown(session(1, { etat: 'complete' }), begins - 1)).toBe(true)
    for (const etat of ['annulee', 'close', 'passee']) {
      expect(isShown(session(1, { etat }), begins - 1)).toBe(false)
    }
  })

  it('is the next one of its training, unless only later ones have seats', () => {
    const next = nextByTraining([session(1, { etat: 'complete' }), session(2), session(3)])
    expect(next.get(4)?.id).toBe(2)
  })

  it('gives its training its days, place and price', () => {
    expect(heldAs(madeTraining(), session(1, { prix: 45_000 }), words)).toMatchObject({
      date_formation: '2099-01-13',
      date_fin: '2099-01-15',
      lieu: 'Bobo-Dioulasso, Salle Bendré',
      mode: 'Présentiel',
      prix_formation: 45_000,
    })
  })

  it('is told to search engines with its place, its seats and whether it is held', () => {
    const [open, gone] = sessionInstances(
      [session(1, { etat: 'complete' }), session(2, { etat: 'annulee', mode: 'virtuel' })],
      madeTraining(),
      'https://sira.example/formations/excel',
    )
    expect(open).toMatchObject({
      courseMode: 'Onsite',
      eventStatus: 'https://schema.org/EventScheduled',
      offers: { price: 60_000, availability: 'https://schema.org/SoldOut' },
    })
    expect(gone).toMatchObject({
      courseMode: 'Online',
      eventStatus: 'https://schema.org/EventCancelled',
    })
  })

  it('is one event in a calendar, of which a later version is greater', () => {
    const file = (more: object) =>
      sessionsCalendar([session(7, { ...more })], { words, origin: 'https://sira.example' })
    const [event] = new ICAL.Component(ICAL.parse(file({ etat: 'annulee' }))).getAllSubcomponents(
      'vevent',
    )
    const saidBy = (name: string) => String(event?.getFirstPropertyValue(name))
    expect(saidBy('uid')).toBe('session-7@sira.example')
    expect(saidBy('sequence')).toBe('65')
    expect(saidBy('status')).toBe('CANCELLED')
    expect(saidBy('dtstart')).toBe('2099-01-13T08:00:00Z')
    expect(file({ updatedAt: '2026-11-02T08:00:00.000Z' })).toContain('SEQUENCE:86400')
  })
})

describe('What sessions are chosen by', () => {
  it('stands beside what trainings with one date are chosen by', () => {
    const mode = [{ value: '2', name: 'Présentiel' }]
    const choices = withSessionChoices(
      { ...noChoices, mode },
      [session(1), session(2, { mode: 'virtuel', ville: null, debut: '2099-02-01T18:00:00.000Z' })],
      words,
    )
    expect(choices.ville.map(({ value }) => value)).toEqual(['bobo-dioulasso'])
    expect(choices.mois.map(({ value }) => value)).toEqual(['2099-01', '2099-02'])
    expect(choices.mode.map(({ value }) => value)).toEqual(['2', 'virtuel'])
    expect(chosenMode('2', choices, words)).toBe('presentiel')
    expect(chosenMode('3', choices, words)).toBeUndefined()
  })

  it('is asked of the back office by its own fields', () => {
    const asked = { ville: 'kaya', mois: '2026-12', mode: 'virtuel' }
    expect(narrowSessions(asked, noChoices, words)).toEqual({
      'filters[ville][$in][0]': 'kaya',
      'filters[$and][0][debut][$gte]': '2026-12-01',
      'filters[$and][1][debut][$lt]': '2027-01-01',
      'filters[mode][$eq]': 'virtuel',
    })
    const nothing = { ville: undefined, mois: undefined, mode: '9' }
    expect(narrowSessions(nothing, noChoices, words)).toBeUndefined()
  })
})

describe('The catalogue with sessions', () => {
  let server: Awaited<ReturnType<typeof startFakeBackOffice>>
  beforeEach(async () => {
    server = await startFakeBackOffice()
    server.answer((request, response) => {
      const path = decodeURIComponent(request.url ?? '')
      const trainings = path.includes('[id][$in]') ? [wireTraining('excel')] : []
      const data = path.startsWith('/api/sessions') ? [wire(1), wire(2)] : trainings
      json(wireList(data))(request, response)
    })
  })
  afterEach(() => server.stop())

  const show = (query: string) => {
    const backOffice = openBackOffice({ apiUrl: server.apiUrl, logError: () => undefined })
    const locals: Parameters<typeof askedCatalogue>[0] = { backOffice, locale: 'fr' }
    const asked = readQuery(trainingsQuery, { searchParams: new URLSearchParams(query) })
    return { locals, answer: askedCatalogue(locals, asked) }
  }

  it('shows a training with its next session first, by a fixed number of questions', async () => {
    const { locals, answer } = show('')
    const page = await answer
    expect(page).toMatchObject({ trainings: { items: [{ slug: 'excel' }] } })
    expect('sessions' in page && page.sessions.get(4)?.id).toBe(1)
    expect(locals.until).toBe(Date.parse('2099-01-13T08:00:00.000Z'))
    // Sessions, choices, their trainings in short and whole, those with a date, those without.
    expect(server.asked).toHaveLength(6)
  })

  it('shows every training of a town, however many sessions there one of them has', async () => {
    const other = { id: 5, attributes: { slug: 'word', Theme: 'Word', prix_formation: 60_000 } }
    server.answer((request, response) => {
      const path = decodeURIComponent(request.url ?? '')
      const crowd = Array.from({ length: 30 }, (_, at) => wire(at + 1))
      const there = path.includes('[formation][id][$notIn][0]=4')
        ? [wire(31, { debut: '2099-03-01T08:00:00.000Z', formation: { data: other } })]
        : crowd
      const inShort = [4, 5].map((id) => ({ ...wireTraining('excel'), id }))
      const trainings = path.includes('[id][$in]') ? inShort : []
      json(wireList(path.startsWith('/api/sessions') ? there : trainings))(request, response)
    })
    const page = await show('ville=bobo-dioulasso').answer
    const next = 'sessions' in page ? [...page.sessions].map(([id, one]) => [id, one.id]) : []
    expect(next).toEqual([
      [4, 1],
      [5, 31],
    ])
    const ofTown = server.asked.filter((path) => /sessions\?.*filters\[ville\]/.test(path))
    expect(ofTown).toHaveLength(2)
  })

  it('leaves out what costs more than was chosen', async () => {
    const page = await show('budget=50000').answer
    expect('sessions' in page && page.sessions.size).toBe(0)
  })
})
