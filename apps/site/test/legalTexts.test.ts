import { legalModels } from '@sira/contract/legal/legalModels'
import { languageCookie } from '@sira/contract/locales'
import { cartCookie } from '@sira/contract/orders/cart'
import { describe, expect, test } from 'vitest'
import { database } from '../src/browser/papers/paperDatabase.ts'
import { openFlag } from '../src/browser/papers/sharedDevice.ts'
import { memory as savedMemory } from '../src/browser/saved/savedRecords.ts'
import { cookies as ownDossiers } from '../src/dossiers/ownDossiers.ts'
import { sendingCookie } from '../src/features/orders/cart/sendingCookie.ts'

const kept = [
  languageCookie,
  cartCookie,
  sendingCookie,
  ...Object.values(ownDossiers),
  'activeMenuItem',
  savedMemory,
  database.name,
  openFlag,
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
