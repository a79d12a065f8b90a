import { describe, expect, test } from 'vitest'
import { prices } from '../prices.ts'
import { isPaymentProvider, manualModes, paymentModes, paymentProviders } from './paymentModes.ts'
import { isTariffCode, tariffCodes, tariffs } from './tariffs.ts'

describe('What is sold besides books (product 9)', () => {
  test.each([
    ['mensuel', 9_900, 1],
    ['semestriel', 39_900, 6],
    ['annuel', 49_900, 12],
  ] as const)('%s is a plan of %d FCFA for %d months', (code, price, months) => {
    expect(tariffs[code]).toEqual({ nature: 'formule', price, months })
  })

  test('alerts are a service of one month', () => {
    expect(tariffs.alertes_emploi).toEqual({ nature: 'prestation', price: 2_000, months: 1 })
  })

  test.each([
    ['cv_professionnel', 5_000],
    ['lettre_motivation', 3_000],
    ['formation_entretien', 7_000],
    ['tests_recrutement', 5_000],
  ] as const)('%s is a service of %d FCFA', (code, price) => {
    expect(tariffs[code]).toEqual({ nature: 'prestation', price })
  })

  test('is every price that the site shows', () => {
    const shown = [...Object.values(prices.plans), ...Object.values(prices.single)]
    const sold = tariffCodes.map((code) => tariffs[code].price)
    expect(sold.toSorted()).toEqual(shown.toSorted())
  })

  test.each(['', 'gratuit', 'livraison_ailleurs', 'toString', '__proto__', 'MENSUEL', 'mensuel '])(
    'is not %j',
    (code) => {
      expect(isTariffCode(code)).toBe(false)
    },
  )

  test('has codes that a cart can write', () => {
    for (const code of tariffCodes) expect(code).toMatch(/^[a-z_]+$/)
  })
})

describe('The ways to pay', () => {
  test('are those that staff confirm, and the providers', () => {
    expect(paymentModes).toEqual([...manualModes, ...paymentProviders])
    expect(new Set(paymentModes).size).toBe(paymentModes.length)
  })

  test('are known for a provider by their name alone', () => {
    for (const mode of manualModes) expect(isPaymentProvider(mode)).toBe(false)
    for (const mode of paymentProviders) expect(isPaymentProvider(mode)).toBe(true)
    expect(isPaymentProvider('PawaPay')).toBe(false)
  })
})
