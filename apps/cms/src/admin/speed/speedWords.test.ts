import { expect, it } from 'vitest'
import { speedGrade, speedText } from './speedWords.ts'

it.each([
  ['LCP', 2500, '2,5\u00a0s', 'bon'],
  ['LCP', 2501, '2,5\u00a0s', 'moyen'],
  ['LCP', 12_345, '12\u00a0s', 'mauvais'],
  ['INP', 48, '48\u00a0ms', 'bon'],
  ['INP', 500, '500\u00a0ms', 'moyen'],
  ['CLS', 0.08, '0,08', 'bon'],
  ['CLS', 0.3, '0,3', 'mauvais'],
] as const)('%s of %d is written %s and called %s', (metric, value, text, grade) => {
  expect(speedText(metric, value)).toBe(text)
  expect(speedGrade(metric, value)).toBe(grade)
})
