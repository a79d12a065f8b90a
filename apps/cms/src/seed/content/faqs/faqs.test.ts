import { describe, expect, test } from 'vitest'
import { htmlFaults, typographyFaults } from '../textRules.ts'
import { allFaqs } from './allFaqs.ts'

describe('The demo questions (issue 2, seed)', () => {
  test('are twelve, all different', () => {
    expect(new Set(allFaqs.map(({ question }) => question.fr)).size).toBe(12)
  })

  test.each(allFaqs)('« $question.fr » is answered in HTML, in the three languages', (faq) => {
    for (const text of [faq.question, faq.reponse]) {
      expect(text.en).toBeTruthy()
      expect(text.ar).toMatch(/[\u0600-\u06ff]/)
      expect(typographyFaults(text.fr)).toEqual([])
    }
    for (const html of Object.values(faq.reponse)) {
      expect(html).toMatch(/^<(p|ul|ol|table)>/)
      expect(htmlFaults(html)).toEqual([])
    }
  })

  test('hold a list, a table and links', () => {
    const all = allFaqs.map(({ reponse }) => reponse.fr).join('')
    for (const part of ['<ul>', '<ol>', '<table>', '<a href="/']) expect(all).toContain(part)
  })
})
