import { describe, expect, it } from 'vitest'
import { halfDaysOf } from './halfDays.ts'
import { contradictions, isEnough, type Mark, presencesOf, shareOf } from './presence.ts'

const none: ReadonlySet<string> = new Set()
const names = (held: Parameters<typeof halfDaysOf>[0], holidays = none) =>
  halfDaysOf(held, holidays).map(({ name }) => name)

describe('The half days of a session', () => {
  it('are two a day, until its last hour', () => {
    // A Friday, and the Monday after it.
    const held = { debut: '2026-11-27T08:00:00.000Z', fin: '2026-11-30T12:00:00.000Z' }
    expect(names({ ...held, heuresParJour: 8 })).toEqual([
      '2026-11-27-matin',
      '2026-11-27-apres_midi',
      '2026-11-30-matin',
    ])
  })

  it('are those on which it is held: its days of the week, without holidays', () => {
    const held = { debut: '2026-12-10T14:00:00.000Z', fin: '2026-12-12T17:00:00.000Z' }
    const saturdays = { ...held, heuresParJour: 3, jours: ['5', '6'] }
    expect(names(saturdays, new Set(['2026-12-11']))).toEqual([
      '2026-12-10-apres_midi',
      '2026-12-12-apres_midi',
    ])
  })

  it('are none before it has a date', () => expect(names({ debut: null, fin: null })).toEqual([]))
})

describe('Presence', () => {
  let keys = 0
  const mark = (halfDay: string, present: boolean, who = 'Ali', own?: string): Mark => {
    keys += 1
    const key = `IN-1:${halfDay}:${own ?? keys}`
    return { key, halfDay, present, who, markedAt: '2026-11-27T08:05:00.000Z', receivedAt: '' }
  }
  const days = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }))

  it('is what was received last; who said otherwise is not forgotten', () => {
    const said = [mark('a', true), mark('a', false, 'Awa'), mark('a', true, 'Zara')]
    const found = presencesOf(said).get('a')
    expect(found).toMatchObject({ present: true, who: 'Zara' })
    expect(found && contradictions(found)).toMatchObject([{ who: 'Awa' }])
  })

  it('is of one phone what it said last, in whatever order that arrived', () => {
    const reversed = [mark('a', true, 'Ali', 'x.12'), mark('a', false, 'Ali', 'x.9')]
    const found = presencesOf(reversed).get('a')
    expect(found).toMatchObject({ present: true, before: [{ present: false }] })
    const other = mark('a', false, 'Awa', 'y.1')
    expect(presencesOf([reversed[0], other, reversed[1]] as Mark[]).get('a')).toMatchObject({
      ...{ present: false, who: 'Awa' },
    })
  })

  it('is enough with four half days of five, and not with three', () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => mark(name, true))
    expect(shareOf(days, presencesOf(four))).toEqual({ present: 4, total: 5 })
    expect(isEnough(shareOf(days, presencesOf(four)))).toBe(true)
    expect(isEnough(shareOf(days, presencesOf([...four, mark('d', false)])))).toBe(false)
  })

  it('counts no half day that the session has no more, and none of a session without', () => {
    expect(shareOf(days.slice(0, 1), presencesOf([mark('z', true)])).present).toBe(0)
    expect(isEnough({ present: 0, total: 0 })).toBe(false)
  })
})
