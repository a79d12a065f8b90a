import { en } from '@payloadcms/translations/languages/en'
import { describe, expect, it } from 'vitest'
import { frenchLanguage } from './frenchLanguage.ts'
import { frenchWords } from './frenchWords.ts'

type Table = { [key: string]: string | Table }

/** `['general:save', 'Enregistrer']`… */
function flat(table: Table, path = ''): [key: string, words: string][] {
  return Object.entries(table).flatMap(([key, words]) =>
    typeof words === 'string'
      ? [[`${path}${key}`, words] as [string, string]]
      : flat(words, `${path}${key}:`),
  )
}

const english = new Map(flat(en.translations as Table))
const shown = new Map(flat(frenchLanguage.translations as Table))
const findings = (wrong: (words: string, key: string) => boolean) =>
  [...shown].filter(([key, words]) => wrong(words, key)).map(([key, words]) => `${key} = ${words}`)

/** Words that are written alike in both languages. */
const alike = /^(Latitude|Longitude|Collections|Documents?|Menu|Type|Versions?)$/
const programmers = /\b(locales?|global|true|false|slug|thumbnail|temps|vrai|faux)\b/i
const genders = /\((e|s|es|ée|ées)\)|nouveau ou nouvelle/i

describe('the words of the back office', () => {
  it('are French', () => {
    expect(shown.size).toBeGreaterThan(500)
    expect(findings((words, key) => words === english.get(key) && !alike.test(words))).toEqual([])
  })

  it('are those of people, not of programmers', () => {
    expect(findings((words) => programmers.test(words.replace(/\{\{.*?\}\}/g, '')))).toEqual([])
  })

  it('are set as a printer would', () => {
    const wrong = /\p{L}'|\.\.\.|(?<!\u00A0)[?»](\s|$)|«(?!\u00A0)/u
    expect(findings((words) => wrong.test(words) && !words.includes('<a '))).toEqual([])
  })

  it('have no gender in brackets', () => {
    expect(findings((words) => genders.test(words))).toEqual([])
  })

  it('ask for nothing that Payload does not fill in', () => {
    const invented = flat(frenchWords as Table).filter(([key, words]) =>
      (words.match(/\{\{\w+\}\}/g) ?? []).some((name) => !english.get(key)?.includes(name)),
    )
    expect(invented).toEqual([])
  })
})
