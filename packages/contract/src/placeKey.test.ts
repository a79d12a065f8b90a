import { expect, test } from 'vitest'
import { placeForm, placeKey } from './placeKey.ts'

test.each([
  ['Bobo-Dioulasso ', 'bobo-dioulasso'],
  ['Côte d’Ivoire', 'cote-d-ivoire'],
  ["Fada N'Gourma", 'fada-n-gourma'],
  ['واغادوغو', 'واغادوغو'],
])('The place « %s » stands in an address as %s', (name, key) => {
  expect(placeKey(name)).toBe(key)
  expect(placeForm.test(key)).toBe(true)
})
