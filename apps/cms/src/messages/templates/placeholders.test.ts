import { expect, it } from 'vitest'
import { filledTemplate, unknownPlaceholders } from './placeholders.ts'

const awa = { name: 'Awa $& Sow', reference: 'DV-2026-7KQ4P9X' }

it('a template names the visitor and the request, as they are written', () => {
  expect(filledTemplate('Bonjour {nom},\nvotre demande {Référence}.', awa)).toBe(
    'Bonjour Awa $& Sow,\nvotre demande DV-2026-7KQ4P9X.',
  )
  expect(filledTemplate('مرحبًا {nom}، {reference}', awa)).toBe('مرحبًا Awa $& Sow، DV-2026-7KQ4P9X')
})

it('who gave no name is greeted without one', () => {
  const nobody = { name: '', reference: '' }
  expect(filledTemplate('Bonjour {nom}, au sujet de {reference}.', nobody)).toBe(
    'Bonjour, au sujet de.',
  )
})

it('a name is not taken for a template itself', () => {
  expect(filledTemplate('{nom}', { ...awa, name: '{reference}' })).toBe('{reference}')
})

it('what nothing would replace is told by its name, and stays', () => {
  expect(unknownPlaceholders('{nom} {Référence} {prix} {}')).toEqual(['{prix}', '{}'])
  expect(unknownPlaceholders('{constructor}')).toEqual(['{constructor}'])
  expect(filledTemplate('{prix} {nom}', awa)).toBe('{prix} Awa $& Sow')
})
