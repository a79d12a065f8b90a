import { describe, expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { type FileRefusalCode, fileRefusals, isFileRefusalCode } from './fileRefusals.ts'

const codes = Object.keys(fileRefusals) as FileRefusalCode[]
const sentences = Object.entries(fileRefusals)

describe('A file that is not taken', () => {
  test('has a reason that programs know by its code', () => {
    for (const code of codes) expect(isFileRefusalCode(code)).toBe(true)
    for (const other of ['', 'constructor', '__proto__', 'Large']) {
      expect(isFileRefusalCode(other), other).toBe(false)
    }
  })

  test.each(sentences)('%s: is told in each language, in a sentence of its own', (_, said) => {
    const told = locales.map(({ code }) => said[code])
    expect(new Set(told).size).toBe(locales.length)
    for (const sentence of told) expect(sentence).toMatch(/^\S.*\.$/)
    expect(said.ar).toMatch(/\p{Script=Arabic}/u)
  })

  test.each(sentences)('%s: says what to do instead', (_, said) => {
    // A fault, and then the way out.
    expect(said.fr.split(/\. /).length).toBe(2)
    expect(said.en.split(/\. /).length).toBe(2)
    expect(said.fr).toMatch(/ez[ -]/)
    expect(said.ar).toContain('يُرجى')
  })

  test.each(sentences)('%s: has no space at which a French sign would go alone', (_, said) => {
    expect(said.fr).not.toMatch(/ [:;!?»]|« /)
    expect(said.fr).not.toMatch(/\d Mo/)
    expect(said.fr).not.toContain("'")
  })

  test('is told apart from every other reason', () => {
    for (const { code } of locales) {
      const told = sentences.map(([, said]) => said[code])
      expect(new Set(told).size).toBe(told.length)
    }
  })
})
