import { expect, test } from 'vitest'
import { denominationName, sumOfPieces } from './denominations.ts'

test('Notes and coins are named as people call them', () => {
  expect(denominationName(10_000)).toMatch(/^Billets de 10\s000$/)
  expect(denominationName(500)).toBe('Billets et pièces de 500')
  expect(denominationName(25)).toBe('Pièces de 25')
})

test('What was counted is summed by kind', () => {
  expect(sumOfPieces({})).toBe(0)
  expect(sumOfPieces({ 10000: 2, 500: 3, 25: 4 })).toBe(21_600)
})
