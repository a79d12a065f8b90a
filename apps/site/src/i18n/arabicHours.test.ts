import { expect, test } from 'vitest'
import { dictionaryOf } from './dictionaryOf.ts'

const { hours } = dictionaryOf('ar').topBar

test('Arabic tells the hours of the settings in its own words, from the right', () => {
  expect(hours('07H-12H', '09H30-13H')).toBe(
    'من الاثنين إلى الجمعة من\u00a07\u00a0إلى\u00a012، والسبت من\u00a09:30\u00a0إلى\u00a013',
  )
})

test('What the settings say in other words stands in Arabic without turning it round', () => {
  expect(hours('24h/24', 'Fermé')).toBe(
    'من الاثنين إلى الجمعة \u206824h/24\u2069، والسبت \u2068Fermé\u2069',
  )
})
