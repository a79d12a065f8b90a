import { describe, expect, test } from 'vitest'
import { matchLine, type WaitingPayment } from './matchLine.ts'

const line = {
  transaction: 'PP261123.1405.A10231',
  montant: 9900,
  date: '2026-11-23T14:05:00.000Z',
  phone: '70123456',
}
const payment = (id: number, more: Partial<WaitingPayment> = {}): WaitingPayment => ({
  id,
  montant: 9900,
  createdAt: '2026-11-23T13:00:00.000Z',
  ...more,
})
const ids = (waiting: readonly WaitingPayment[], of = line) =>
  matchLine('orange', of, waiting).map((match) => match.payment.id)

describe('A line of a statement', () => {
  test('is the payment whose customer gave its number, however written, and whatever its amount', () => {
    const given = payment(1, { preuve: 'orange:PP2611231405A10231', montant: 10_000 })
    expect(matchLine('orange', line, [payment(2), given])).toEqual([
      { by: 'numéro', payment: given, amountFits: false, phoneFits: false },
    ])
  })

  test('may be those of the same amount, the same phone first, then the nearest in time', () => {
    const early = payment(1, { createdAt: '2026-11-20T08:00:00.000Z' })
    const near = payment(2)
    const same = payment(3, { createdAt: '2026-11-19T08:00:00.000Z', phone: '+22670123456' })
    expect(ids([early, near, same])).toEqual([3, 2, 1])
  })

  test.each([
    ['of another amount', { montant: 9899 }],
    ['that another number proves', { preuve: 'orange:PP1' }],
    ['that was ordered after it', { createdAt: '2026-11-23T16:00:00.000Z' }],
    ['that was ordered a month before', { createdAt: '2026-10-20T08:00:00.000Z' }],
  ])('is no payment %s', (_what, more) => {
    expect(ids([payment(1, more)])).toEqual([])
  })

  test('that says the day alone may be any payment asked for on that day, or before it', () => {
    const day = { ...line, date: '2026-11-23' }
    const asked = ['2026-11-23T23:30:00.000Z', '2026-11-24T08:00:00.000Z']
    const waiting = asked.map((createdAt, index) => payment(index, { createdAt }))
    expect(ids(waiting, day)).toEqual([0])
  })

  test('without a day may be any of its amount, and five are proposed at most', () => {
    const { date: _date, ...undated } = line
    const many = Array.from({ length: 9 }, (_, index) => payment(index + 1))
    expect(matchLine('orange', undated, many)).toHaveLength(5)
  })
})
