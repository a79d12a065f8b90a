import { describe, expect, it } from 'vitest'
import { letterSchema, longestLetter } from './letter.ts'
import { printedLetter } from './printedLetter.ts'

const written = {
  lang: 'fr',
  design: 'sobre',
  name: ' Awa Ouédraogo ',
  phone: '+226 70 12 34 56',
  city: 'Bobo-Dioulasso',
  recipient: '',
  company: 'Faso Coton',
  companyCity: 'Ouagadougou',
  date: '2026-12-01',
  subject: 'Candidature',
  text: 'Madame,\n\nJe propose ma candidature.\n \nMerci.',
}

describe('a letter on paper', () => {
  it('says who writes, to whom, where, when and why; what is empty is left out', () => {
    expect(printedLetter(letterSchema.parse(written))).toEqual({
      lang: 'fr',
      design: 'sobre',
      name: 'Awa Ouédraogo',
      contacts: [
        { kind: 'phone', text: '+226 70 12 34 56' },
        { kind: 'place', text: 'Bobo-Dioulasso' },
      ],
      recipient: ['Faso Coton', 'Ouagadougou'],
      written: 'Bobo-Dioulasso, le 1er\u00a0décembre 2026',
      subject: 'Objet\u00a0: Candidature',
      paragraphs: ['Madame,', 'Je propose ma candidature.', 'Merci.'],
    })
  })

  it.each([
    ['en', 'Bobo-Dioulasso, 1 December 2026', 'Subject: Candidature'],
    ['ar', 'Bobo-Dioulasso، 1 ديسمبر 2026', 'الموضوع: Candidature'],
  ] as const)('speaks its own language: %s', (lang, day, subject) => {
    const letter = printedLetter(letterSchema.parse({ ...written, lang }))
    expect([letter.written, letter.subject]).toEqual([day, subject])
  })

  it('may be nothing but a beginning', () => {
    const empty = printedLetter(letterSchema.parse({ lang: 'en', design: 'x' }))
    expect(empty).toMatchObject({ design: 'sobre', name: '', written: '', paragraphs: [] })
  })

  it.each([
    ['in a language that no paper has', { lang: 'de' }],
    ['longer than anybody reads', { text: 'a'.repeat(longestLetter + 1) }],
    ['on a day that is none', { date: '2026-02-31' }],
    ['with a name that is no text', { name: 4 }],
  ])('is refused %s', (_what, change) => {
    expect(letterSchema.safeParse({ ...written, ...change }).success).toBe(false)
  })
})
