import { locales } from '@sira/contract/locales'
import { describe, expect, test } from 'vitest'
import { filledTemplate, unknownPlaceholders } from '../../messages/templates/placeholders.ts'
import { demoAnswerTemplates } from './answerTemplateSeed.ts'
import { arabicFaults, arabicLetters, typographyFaults } from './textRules.ts'

describe.each(demoAnswerTemplates())('The template « $name »', (template) => {
  const facts = { name: 'Awa Sow', reference: 'DV-2026-7KQ4P9X' }

  test.each(locales.map(({ code }) => code))('greets by name, and knows its words (%s)', (code) => {
    const { subject, text } = template[code]
    expect(unknownPlaceholders(`${subject}${text}`)).toEqual([])
    expect(filledTemplate(text, facts)).toContain('Awa Sow')
    expect(filledTemplate(subject, facts)).toContain('DV-2026-7KQ4P9X')
  })

  test('is well written in French and in Arabic', () => {
    const { name, fr, ar } = template
    for (const text of [name, fr.subject, fr.text]) expect(typographyFaults(text)).toEqual([])
    expect(ar.text).toMatch(arabicLetters)
    expect(arabicFaults(filledTemplate(ar.text, { name: '', reference: '' }))).toEqual([])
  })
})
