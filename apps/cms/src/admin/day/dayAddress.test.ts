import { expect, it } from 'vitest'
import { dayAddress, dayChoice } from './dayAddress.ts'

it.each([
  ['all', '/admin/journee'],
  ['mine', '/admin/journee?a=moi'],
  ['nobody', '/admin/journee?a=personne'],
] as const)('The day of %s stands at an address, and is read from it', (whose, address) => {
  expect(dayAddress(whose)).toBe(address)
  const query = Object.fromEntries(new URL(address, 'http://sira.example').searchParams)
  expect(dayChoice(query)).toBe(whose)
})

it('Whatever else is asked for is the day of the whole team', () => {
  for (const query of [undefined, {}, { a: 'Fatou' }]) expect(dayChoice(query)).toBe('all')
})
