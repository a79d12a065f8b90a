import { expect, test } from 'vitest'
import { orderLink } from './orderLink.ts'

test('The link of a letter says its key where no server hears it', () => {
  const link = new URL(orderLink('CM-2026-7KQ4P9X', 'a1b2', 'ar'), 'https://sira.example')
  expect(link.pathname).toBe('/ar/commandes/CM-2026-7KQ4P9X')
  expect(link.search).toBe('')
  expect(link.hash).toBe('#cle=a1b2')
})

test('The page of an order stands at the same place in French, without a language before it', () => {
  expect(orderLink('CM-2026-7KQ4P9X', 'a1b2', 'fr')).toBe('/commandes/CM-2026-7KQ4P9X#cle=a1b2')
  expect(orderLink('CM-2026-7KQ4P9X', 'a1b2', 'en')).toMatch(/^\/en\/commandes\//)
})
