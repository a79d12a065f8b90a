import { expect, it } from 'vitest'
import { holidaysOf } from './holidaysOf.ts'

it('Burkina Faso has eleven public holidays, four of them on other days each year', () => {
  expect(holidaysOf(2026).map(({ date }) => date.slice(5))).toEqual([
    '01-01',
    '03-08',
    '03-20',
    '05-01',
    '05-14',
    '05-15',
    '05-27',
    '08-15',
    '08-25',
    '12-11',
    '12-25',
  ])
})

it('two that fall on one day are one day', () => {
  const dates = holidaysOf(2027).map(({ date }) => date)
  expect(new Set(dates).size).toBe(dates.length)
})
