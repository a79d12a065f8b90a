import { describe, expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { routes } from '../routes.ts'
import { messageForm } from './messageForm.ts'
import { formOf, isMessageKind, messageForms, messageKindNames } from './messageForms.ts'
import { firstProblem, typedFields } from './readForm.ts'

describe('The kinds of message', () => {
  test.each(messageKindNames)('%s is named after where it is sent', (kind) => {
    expect(messageForms[kind].endpoint).toBe(kind)
    expect(isMessageKind(kind)).toBe(true)
  })

  test.each([undefined, '', 'blogs', 'constructor', '__proto__'])('%s is none', (name) => {
    expect(isMessageKind(name)).toBe(false)
  })

  test('have a page each', () => {
    const addresses: unknown[] = Object.values(routes)
    const pages = messageKindNames.map((kind) => formOf(kind).route)
    expect(new Set(pages).size).toBe(pages.length)
    for (const page of pages) expect(addresses).toContain(page)
  })

  test.each(messageKindNames)('%s refuses each of its fields when nothing is in it', (kind) => {
    const form = formOf(kind)
    const typed = typedFields(form, new Map())
    for (const [field, { take }] of Object.entries(form.fields)) {
      expect(take('', typed), field).toBeUndefined()
    }
  })

  test.each(messageKindNames)(
    '%s says in each language what is wrong, in words of its own',
    (kind) => {
      const form = formOf(kind)
      for (const { said } of Object.values(form.fields)) {
        expect(new Set(locales.map(({ code }) => said[code])).size).toBe(locales.length)
      }
      const [first] = Object.keys(form.fields)
      const problem = firstProblem(form, typedFields(form, new Map()), 'ar')
      expect(form.fields[problem?.field ?? '']?.said.ar).toBe(problem?.message)
      expect(first).toBeDefined()
      const said = locales.flatMap(({ code }) => Object.values(form.messages[code]))
      expect(new Set(said).size).toBe(said.length)
    },
  )

  test('check first only fields that they have', () => {
    // @ts-expect-error no such field
    messageForm({ ...messageForms.newsletters, checkedFirst: ['nom'] })
  })
})
