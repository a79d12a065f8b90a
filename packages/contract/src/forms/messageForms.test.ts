import { describe, expect, expectTypeOf, test } from 'vitest'
import { locales } from '../locales.ts'
import { routes } from '../routes.ts'
import type { messageForm } from './messageForm.ts'
import { formKinds, formOf, isFormKind, messageKindNames, visitorForms } from './messageForms.ts'
import { firstProblem, typedFields } from './readForm.ts'

describe('The kinds of message', () => {
  test.each(formKinds)('%s is named after where it is sent', (kind) => {
    expect(visitorForms[kind].endpoint).toBe(kind)
    expect(isFormKind(kind)).toBe(true)
  })

  test.each([undefined, '', 'blogs', 'constructor', '__proto__'])('%s is none', (name) => {
    expect(isFormKind(name)).toBe(false)
  })

  test('have a page each', () => {
    const addresses: unknown[] = Object.values(routes)
    const pages = formKinds.map((kind) => formOf(kind).route)
    expect(new Set(pages).size).toBe(pages.length)
    for (const page of pages) expect(addresses).toContain(page)
  })

  test.each(formKinds)('%s refuses each field that it asks for when nothing is in it', (kind) => {
    const form = formOf(kind)
    const typed = typedFields(form, new Map())
    for (const [field, { take, mayBeEmpty }] of Object.entries(form.fields)) {
      expect(take('', typed), field).toBe(mayBeEmpty ? '' : undefined)
    }
  })

  test.each(formKinds)('%s says in each language what is wrong, in words of its own', (kind) => {
    const form = formOf(kind)
    for (const { said } of Object.values(form.fields)) {
      expect(new Set(locales.map(({ code }) => said[code])).size).toBe(locales.length)
    }
    const problem = firstProblem(form, typedFields(form, new Map()), 'ar')
    expect(form.fields[problem?.field ?? '']?.said.ar).toBe(problem?.message)
    const said = locales.flatMap(({ code }) => Object.values(form.messages[code]))
    expect(new Set(said).size).toBe(said.length)
  })

  test('check first only fields that they have', () => {
    type First = NonNullable<
      Parameters<typeof messageForm<'email', 'x'>>[0]['checkedFirst']
    >[number]
    expectTypeOf<First>().toEqualTypeOf<'email'>()
    for (const kind of formKinds) {
      const { fields, checkedFirst = [] } = formOf(kind)
      expect(Object.keys(fields)).toEqual(expect.arrayContaining([...checkedFirst]))
    }
  })

  test.each(messageKindNames)('%s asks the API for somebody’s address, whatever else', (kind) => {
    const { fields } = formOf(kind)
    const required = Object.keys(fields).filter((name) => fields[name]?.required)
    expect(required).toContain('email')
  })

  test.each(formKinds)('%s presumes what its rules read and nobody sends', (kind) => {
    for (const [name, field] of Object.entries(formOf(kind).fields)) {
      if (field.unsent) expect(field.presumed, name).toBeDefined()
      if (field.presumed !== undefined) expect(field.take(field.presumed, {}), name).toBeDefined()
    }
  })
})
