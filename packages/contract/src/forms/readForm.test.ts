import { describe, expect, test } from 'vitest'
import { emailField, takeEmail } from './email.ts'
import { takeText } from './fieldRules.ts'
import { nameField } from './formFields.ts'
import { visitorForms } from './messageForms.ts'
import { firstProblem, formProblems, payloadOf, typedFields } from './readForm.ts'

describe('What was typed into a form', () => {
  test('is read field by field; the rest is dropped', () => {
    const sent = new FormData()
    sent.set('email', 'awa@exemple.bf')
    sent.set('autre', 'x')
    expect(typedFields(visitorForms.newsletters, sent)).toEqual({ email: 'awa@exemple.bf' })
  })

  test('is empty where it is missing, or a file', () => {
    const sent = new FormData()
    sent.set('email', new Blob(['x']), 'x.txt')
    expect(typedFields(visitorForms.newsletters, sent)).toEqual({ email: '' })
    expect(Object.values(typedFields(visitorForms.devis, new FormData()))).toEqual(
      Array(6).fill(''),
    )
  })
})

describe('The rules of a form', () => {
  const fields = { b: { ...nameField, take: takeText }, a: { ...emailField, take: takeEmail } }

  test('are asked in the order of its fields, but for those that come first', () => {
    const asked = (typed: { a: string; b: string }) => firstProblem({ fields }, typed, 'fr')?.field
    expect(asked({ a: '', b: '' })).toBe('b')
    expect(asked({ a: '', b: 'x' })).toBe('a')
    expect(asked({ a: 'awa@exemple.bf', b: 'x' })).toBeUndefined()
    const first = firstProblem({ fields, checkedFirst: ['a'] }, { a: '', b: '' }, 'en')
    expect(first).toEqual({ field: 'a', message: emailField.said.en })
  })

  test('tell all that is wrong at once, each field once', () => {
    const form = { fields, checkedFirst: ['a' as const] }
    expect(formProblems(form, { a: '', b: '' }, 'fr')).toEqual([
      { field: 'a', message: emailField.said.fr },
      { field: 'b', message: nameField.said.fr },
    ])
  })

  test('tell after the first one the others as they stand in the form, from top to bottom', () => {
    const form = { fields: { ...fields, c: fields.b }, checkedFirst: ['c', 'a'] as const }
    const problems = formProblems(form, { a: '', b: '', c: '' }, 'fr')
    expect(problems.map(({ field }) => field)).toEqual(['c', 'b', 'a'])
  })

  test('may look at the rest of it', () => {
    const whole = (value: string, { a }: { a: string }) => a + value
    const both = { a: nameField, b: { ...nameField, take: whole } }
    expect(payloadOf({ fields: both }, { a: 'x', b: 'y' })).toEqual({ data: { a: 'x', b: 'xy' } })
  })
})

describe('What is sent of a form', () => {
  test('leaves out what only its rules read, and has what is always empty', () => {
    const dialled = { ...nameField, unsent: true } as const
    const form = { fields: { a: nameField, b: dialled }, sentEmpty: { c: 255 } }
    expect(payloadOf(form, { a: 'x', b: 'y' })).toEqual({ data: { c: '', a: 'x' } })
  })

  test('stands in an object of its own where its name has a dot', () => {
    const form = { fields: { 'a.x': nameField, b: nameField, 'a.y': nameField } }
    expect(payloadOf(form, { 'a.x': '1', b: '2', 'a.y': '3' })).toEqual({
      data: { a: { x: '1', y: '3' }, b: '2' },
    })
  })
})
