import { expect, it } from 'vitest'
import { loadedConfig } from '../../../test/support/loadedConfig.ts'
import { isOfPeople } from './isOfPeople.ts'

const config = await loadedConfig()

it.each(['devis', 'contacts', 'newsletters', 'commandes', 'estimations', 'emails'])(
  'What visitors sent is about people: %s',
  (slug) => {
    expect(isOfPeople(slug, config)).toBe(true)
  },
)

it.each(['paiements', 'recus', 'evenements'])('So is what is kept of an order: %s', (slug) => {
  expect(isOfPeople(slug, config)).toBe(true)
})

it.each(['blogs', 'biblios', 'faqs', 'users', 'letters'])('Nothing else is: %s', (slug) => {
  expect(isOfPeople(slug, config)).toBe(false)
})
