import { describe, expect, test } from 'vitest'
import { contactDialCodes } from '../dialCodes.ts'
import { services } from '../services.ts'
import {
  firstWrongField,
  keptValues,
  takeDialCode,
  takeEmail,
  takeService,
  takeText,
} from './fieldRules.ts'
import { publicForms } from './publicForms.ts'

describe('What is kept of a field (spec 5)', () => {
  test('is the text itself, spaces and line breaks included', () => {
    expect(takeText('  Bonjour,\n\nmerci ')).toBe('  Bonjour,\n\nmerci ')
    expect(takeEmail('Awa@exemple.bf')).toBe('Awa@exemple.bf')
  })

  test.each(['', ' ', '\n\t', '\u00a0\u202f', '\ufeff'])(
    'is nothing where « %s » stands',
    (text) => {
      expect(takeText(text)).toBeUndefined()
    },
  )

  test('is a service in the words of the list, and no other', () => {
    for (const service of services) expect(takeService(service)).toBe(service)
    for (const other of ['', 'Plomberie', 'autres', 'Autres ', 'constructor']) {
      expect(takeService(other), other).toBeUndefined()
    }
  })

  test('is a dial code of the list, and no other', () => {
    const take = takeDialCode(contactDialCodes)
    for (const { code } of contactDialCodes) expect(take(code)).toBe(code)
    for (const other of ['', '226', '+33', '+22', '+226 ', 'abc']) {
      expect(take(other), other).toBeUndefined()
    }
  })
})

describe('The rules of a form', () => {
  const rules = { b: takeText, a: takeEmail } as const

  test('are asked in their own order', () => {
    expect(firstWrongField(rules, { a: '', b: '' })).toBe('b')
    expect(firstWrongField(rules, { a: '', b: 'x' })).toBe('a')
    expect(firstWrongField(rules, { a: 'awa@exemple.bf', b: 'x' })).toBeUndefined()
  })

  test('may look at the rest of it', () => {
    const same = { a: takeText, b: (value: string, { a }: { a: string; b: string }) => a + value }
    expect(keptValues(same, { a: 'x', b: 'y' })).toEqual({ a: 'x', b: 'xy' })
  })

  test.each(Object.values(publicForms))('of $endpoint name each of its fields', (form) => {
    expect(Object.keys(form.rules).sort()).toEqual([...form.fields].sort())
  })

  test.each(Object.values(publicForms))('of $endpoint refuse it empty', (form) => {
    const typed = Object.fromEntries(form.fields.map((field) => [field, '']))
    for (const field of form.fields) expect(form.rules[field]?.('', typed), field).toBeUndefined()
  })
})
