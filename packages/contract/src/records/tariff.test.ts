import { describe, expect, test } from 'vitest'
import { tariffSchema } from './tariff.ts'

const monthly = { code: 'mensuel', nom: 'Mensuel', nature: 'Formule', prix: 9_900, mois: 1 }

describe('A tariff on the wire', () => {
  test('is what a plan or a service costs, in whole francs', () => {
    expect(tariffSchema.parse(monthly)).toEqual(monthly)
    expect(tariffSchema.parse({ ...monthly, prix: 0 }).prix).toBe(0)
  })

  test.each([99.5, -1, '9900', null, undefined])('costs never %j', (prix) => {
    expect(tariffSchema.safeParse({ ...monthly, prix }).success).toBe(false)
  })

  test('may be without a name in a language, and a service runs for no months', () => {
    const service = { ...monthly, nature: 'Prestation', nom: null, mois: null }
    expect(tariffSchema.parse(service)).toEqual(service)
  })

  test('is of a nature that is sold', () => {
    expect(tariffSchema.safeParse({ ...monthly, nature: 'formule' }).success).toBe(false)
  })
})
