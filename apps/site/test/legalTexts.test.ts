import { legalModels } from '@sira/contract/legal/legalModels'
import { languageCookie } from '@sira/contract/locales'
import { cartCookie } from '@sira/contract/orders/cart'
import { describe, expect, test } from 'vitest'
import { memory as savedMemory } from '../src/browser/saved/savedRecords.ts'
import { sendingCookie } from '../src/features/orders/cart/sendingCookie.ts'
import { cookies as ownOrders } from '../src/features/orders/ownOrders.ts'

const kept = [
  languageCookie,
  cartCookie,
  sendingCookie,
  ...Object.values(ownOrders),
  'activeMenuItem',
  savedMemory,
]

describe.each(['fr', 'en', 'ar'] as const)('The models of the legal texts in %s', (locale) => {
  test.each(kept)('name %s, which the site keeps on the device', (name) => {
    expect(legalModels.privacy[locale]).toContain(`\`${name}\``)
  })

  test('say how an order is made, not that a request is none', () => {
    expect(legalModels.terms[locale]).not.toMatch(
      /n’est pas une commande|is not an order|ليس طلبية/,
    )
  })
})
