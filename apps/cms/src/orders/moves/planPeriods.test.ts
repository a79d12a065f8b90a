import { describe, expect, it } from 'vitest'
import { lastDay, withPeriods } from './planPeriods.ts'

const noon = (day: string) => new Date(`${day}T12:00:00.000Z`)

describe('The days of a plan', () => {
  it.each([
    ['2026-11-23', 1, '2026-12-22'],
    ['2026-01-31', 1, '2026-02-27'],
    ['2026-11-23', 6, '2027-05-22'],
    ['2028-02-29', 12, '2029-02-27'],
  ])('paid on %s for %i months, it ends with %s', (paid, months, end) => {
    expect(lastDay(noon(paid), months).toISOString().slice(0, 10)).toBe(end)
  })

  it('begin when it is paid, and are not moved by anything later', () => {
    const plan = {
      nature: 'formule',
      code: 'mensuel',
      titre: '',
      quantite: 1,
      prix: 1,
      montant: 1,
    } as const
    const book = { nature: 'livre', titre: '', quantite: 1, prix: 1, montant: 1 } as const
    const alerts = { ...plan, nature: 'prestation', code: 'alertes_emploi', quantite: 3 } as const
    const once = withPeriods([plan, book, alerts], noon('2026-11-23'))
    expect(once[0]).toMatchObject({
      du: '2026-11-23T12:00:00.000Z',
      au: '2026-12-22T12:00:00.000Z',
    })
    expect(once[1]).toEqual(book)
    // Three months of alerts.
    expect(once[2]?.au).toBe('2027-02-22T12:00:00.000Z')
    expect(withPeriods(once, noon('2027-01-01'))).toEqual(once)
  })
})
