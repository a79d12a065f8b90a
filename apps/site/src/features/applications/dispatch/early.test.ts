import { describe, expect, it } from 'vitest'
import { early } from './early.ts'

const right = { nom: 'Awa', phone: '70 12 34 56', indicatif: '+226', email: '' }

function typed(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...right, ...fields })) form.set(name, value)
  return form
}

describe('A form that finds no network', () => {
  it.each([
    ['phone', { phone: '70 12 34' }],
    ['email', { email: 'awa@exemple' }],
    ['nom', { nom: '12' }],
  ])('is not kept while its %s would be refused', (field, fields) => {
    expect(early(typed(fields), false)).toEqual({ status: 400, field })
    expect(early(typed(fields), true)).toEqual({ status: 400, field })
  })

  it('of an order has its number alone to be found by', () => {
    const pair = new FormData()
    pair.set('reference', 'CM-2026-7KQ4P9X')
    pair.set('phone', '07 12')
    expect(early(pair, true)).toBeUndefined()
    expect(early(pair, false)).toEqual({ status: 503 })
  })

  it('waits once it is right, and goes where there is a network', () => {
    expect(early(typed({ email: ' awa@exemple.bf ' }), false)).toEqual({ status: 503 })
    expect(early(typed({ phone: '+33 6 12 34 56 78' }), true)).toBeUndefined()
  })
})
