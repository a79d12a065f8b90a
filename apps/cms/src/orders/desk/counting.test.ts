import { describe, expect, test } from 'vitest'
import { mondayOf } from '../../dates/weeks.ts'
import { type ClosedPayment, closingOf } from '../../money/closing/closing.ts'
import { weeklySales } from './weeklySales.ts'

const payment = (given: Partial<ClosedPayment>): ClosedPayment => ({
  etat: 'confirmé',
  mode: 'especes_agence',
  montant: 10_000,
  montantRecu: null,
  encaissePar: 'Salif',
  etapes: [],
  ...given,
})

const given = (qui: string) => ({
  vers: 'remboursé',
  par: 'personnel',
  qui,
  date: '2026-11-23T10:00:00.000Z',
})

describe('The closing of a day', () => {
  test('counts by mode and by who took it', () => {
    const { rows, received } = closingOf(
      [
        payment({}),
        payment({ montant: 5_000 }),
        payment({ encaissePar: 'Fatou', montant: 2_000 }),
        payment({ mode: 'pawapay', encaissePar: null, montant: 9_900 }),
      ],
      [],
    )
    expect(rows.map(({ mode, who, count, received }) => [mode, who, count, received])).toEqual([
      ['especes_agence', 'Salif', 2, 15_000],
      ['pawapay', 'Automatique', 1, 9_900],
      ['especes_agence', 'Fatou', 1, 2_000],
    ])
    expect(received).toBe(26_900)
  })

  test('counts what came in, not what was expected', () => {
    expect(closingOf([payment({ montantRecu: 9_000 })], []).received).toBe(9_000)
  })

  test('says what went back beside what came in', () => {
    const { rows, received, refunded } = closingOf(
      [payment({})],
      [payment({ etat: 'remboursé', montant: 4_000, etapes: [given('Salif')] })],
    )
    expect(rows).toHaveLength(1)
    expect([received, refunded]).toEqual([10_000, 4_000])
  })

  test('counts what went back on who gave it', () => {
    const { rows } = closingOf(
      [payment({})],
      [payment({ etat: 'remboursé', etapes: [given('Fatou')] })],
    )
    expect(rows.map(({ who, received, refunded }) => [who, received, refunded])).toEqual([
      ['Salif', 10_000, 0],
      ['Fatou', 0, 10_000],
    ])
  })

  test('of a day without money is empty', () => {
    expect(closingOf([], [])).toEqual({ rows: [], received: 0, refunded: 0 })
  })
})

describe('Sales by week', () => {
  test.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29T23:59:00.000Z', '2026-11-23'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
  ])('%s is in the week of %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
  })

  test('say what each kind brought, and keep the weeks without a sale', () => {
    const orders = [
      {
        date: '2026-11-24T08:00:00.000Z',
        lignes: [
          { nature: 'livre', montant: 5_000 },
          { nature: 'formule', montant: 9_900 },
        ],
      },
      { date: '2026-11-29T08:00:00.000Z', lignes: [{ nature: 'livre', montant: 1_000 }] },
      { date: '2026-11-10T08:00:00.000Z', lignes: [{ nature: 'prestation', montant: 3_000 }] },
      { date: '2026-10-01T08:00:00.000Z', lignes: [{ nature: 'livre', montant: 7 }] },
    ] as const
    expect(weeklySales(orders, '2026-11-25', 3)).toEqual([
      {
        monday: '2026-11-09',
        amounts: { livre: 0, formule: 0, prestation: 3_000, session: 0 },
        total: 3_000,
      },
      {
        monday: '2026-11-16',
        amounts: { livre: 0, formule: 0, prestation: 0, session: 0 },
        total: 0,
      },
      {
        monday: '2026-11-23',
        amounts: { livre: 6_000, formule: 9_900, prestation: 0, session: 0 },
        total: 15_900,
      },
    ])
  })
})
