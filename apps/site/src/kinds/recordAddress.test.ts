import { recordTypeNames, recordTypes } from '@sira/contract/kinds/recordTypes'
import { expect, test } from 'vitest'
import { recordAddress } from './recordAddress.ts'

test.each([
  ['blogs', 'rentree-2026', '/actualite/rentree-2026'],
  ['biblios', '4', '/faso-biblio?livre=4'],
  ['faqs', '7', '/faq#question-7'],
] as const)('a record of %s called %s is shown at %s', (type, place, address) => {
  expect(recordAddress(type, place, 'faso')).toBe(address)
})

test.each(recordTypeNames)('%s: the address is that of the contract, if it has one', (type) => {
  const { page } = recordTypes[type]
  const address = recordAddress(type, 'un', 'faso')
  expect(address).toMatch(/^\/.*un$/)
  if (page?.of === 'slug') expect(address).toBe(page.at('un'))
})
