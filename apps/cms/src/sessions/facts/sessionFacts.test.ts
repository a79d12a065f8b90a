import { describe, expect, it } from 'vitest'
import { publicState } from './publicState.ts'
import { seatsLeft } from './seatsLeft.ts'
import { sessionEnd } from './sessionEnd.ts'

describe('A session ends', () => {
  const end = (start: string, hours: number, more: { holidays?: string[]; days?: number[] } = {}) =>
    sessionEnd({
      start: new Date(start),
      hours,
      hoursPerDay: 6,
      holidays: new Set(more.holidays),
      ...(more.days && { days: more.days }),
    }).toISOString()

  it.each([
    ['on its only day', '2027-03-02T08:00:00Z', 4, '2027-03-02T12:00:00.000Z'],
    ['after full days', '2027-03-02T08:00:00Z', 12, '2027-03-03T14:00:00.000Z'],
    ['with the hours that are left', '2027-03-02T08:00:00Z', 14, '2027-03-04T10:00:00.000Z'],
    ['after a weekend', '2027-03-05T08:00:00Z', 12, '2027-03-08T14:00:00.000Z'],
  ])('%s', (_how, start, hours, expected) => expect(end(start, hours)).toBe(expected))

  it('after a holiday, and on the days of the week it is held on', () => {
    expect(end('2027-03-05T08:00:00Z', 12, { holidays: ['2027-03-08'] })).toBe(
      '2027-03-09T14:00:00.000Z',
    )
    expect(end('2027-03-06T08:00:00Z', 12, { days: [6] })).toBe('2027-03-13T14:00:00.000Z')
  })
})

describe('The public reads of a session', () => {
  const now = new Date('2027-03-01T12:00:00Z')
  const open = {
    etat: 'ouverte',
    debut: '2027-03-02T08:00:00.000Z',
    fin: '2027-03-03T16:00:00.000Z',
    places: 12,
    libres: 3,
  } as const

  it.each([
    ['annulee', { etat: 'annulee', fin: '2027-02-01T08:00:00Z' }],
    ['passee', { debut: '2027-02-27T08:00:00Z', fin: '2027-03-01T12:00:00Z' }],
    ['close', { etat: 'close', libres: 0 }],
    ['close', { debut: '2027-03-01T08:00:00Z' }],
    ['close', { cloture: '2027-02-28T00:00:00.000Z' }],
    ['complete', { etat: 'garantie', libres: 0 }],
    ['complete', { places: 0, libres: 0 }],
    ['garantie', { etat: 'garantie', cloture: '2027-03-01T00:00:00.000Z' }],
    ['ouverte', { places: null, libres: null }],
    ['ouverte', {}],
  ] as const)('%s, the first that fits', (state, change) => {
    expect(publicState({ ...open, ...change }, now)).toBe(state)
  })

  it('how many seats are left: none is not the same as without limit', () => {
    expect(seatsLeft({ places: null, libres: null })).toBeNull()
    expect(seatsLeft({ places: 0, libres: 0 })).toBe(0)
    expect(seatsLeft({ places: 12, libres: 3 })).toBe(3)
  })
})
