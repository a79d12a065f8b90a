import { describe, expect, test } from 'vitest'
import { dialCodes } from '../dialCodes.ts'
import { limits } from '../limits.ts'
import { locales } from '../locales.ts'
import { emailField } from './email.ts'
import { dialCodeField, messageField, nameField, phoneField, serviceField } from './formFields.ts'

const fields = { nameField, emailField, dialCodeField, phoneField, serviceField, messageField }
const each = Object.entries(fields)

describe('A field that the forms share', () => {
  test.each(each)('%s: what can be typed can be sent', (_name, { longest }) => {
    expect(longest.typed).toBeGreaterThan(0)
    expect(longest.sent).toBeGreaterThanOrEqual(longest.typed)
    expect(longest.sent).toBeLessThanOrEqual(limits.formBody)
  })

  test.each(each)('%s: says what is wrong in each language, in one line', (_name, { said }) => {
    for (const { code } of locales) expect(said[code]).toMatch(/^\S.*[.!]$/)
    expect(said.ar).toMatch(/\p{Script=Arabic}/u)
    expect(said.fr).not.toBe(said.en)
  })

  test.each(each)('%s: tells programs what is wrong after its name', (_name, { refusal }) => {
    expect(refusal).toMatch(/^(must|cannot) be [a-z ]+$/)
  })

  test('is required by the API for an address alone, unless its form says otherwise', () => {
    const required = each.filter(([, field]) => 'required' in field).map(([name]) => name)
    expect(required).toEqual(['emailField'])
  })
})

describe('A dial code that was not sent', () => {
  test('is one that is offered, and makes a number whole', () => {
    const { presumed } = dialCodeField
    expect(dialCodes.map(({ code }) => code)).toContain(presumed)
    expect(phoneField.take('70 12 34 56', { indicatif: presumed })).toBe('+22670123456')
  })
})

describe('The longest that can be typed', () => {
  test('is room enough for any number, with its code and spaces', () => {
    const longest = dialCodes.map(({ code, digits }) => code.length + 2 * digits[1])
    expect(Math.max(...longest)).toBeLessThan(phoneField.longest.typed)
  })

  test('of a message stays below what a form may weigh, in Arabic too', () => {
    const bytes = new TextEncoder().encode('ر'.repeat(messageField.longest.typed)).length
    expect(bytes).toBeLessThan(limits.formBody)
  })
})
