import { expect, it } from 'vitest'
import { dueWords, isDue } from './dueWords.ts'

const now = new Date('2026-11-23T23:30:00.000Z')

it.each([
  ['2026-11-20', 'en retard de 3 jours'],
  ['2026-11-22T00:00:00.000Z', 'en retard d’un jour'],
  ['2026-11-23', 'aujourd’hui'],
  ['2026-11-24', 'demain'],
  ['2026-12-01', 'le 01/12/2026'],
])('what is to be done on %s is said to be %s', (due, words) => {
  expect(dueWords(due, now)).toBe(words)
  expect(isDue(due, now)).toBe(due.slice(0, 10) <= '2026-11-23')
})

it('what has no day is never due', () => {
  expect(isDue(null, now)).toBe(false)
})
