import { expect, test } from 'vitest'
import { completedText, missingFacts } from './completedText.ts'

const nothing = { rccm: null, ifu: null, responsable: null, hebergeur: null, cil: null }
const text = 'Qui édite ce site\n\n- RCCM : {rccm}\n- IFU : {ifu}\n\nNuméro : {cil}\n'

test('A legal text shows the facts that the company gave', () => {
  expect(completedText(text, { ...nothing, rccm: 'BF-1', ifu: '00$&1', cil: '2026/12' })).toBe(
    'Qui édite ce site\n\n- RCCM : BF-1\n- IFU : 00$&1\n\nNuméro : 2026/12\n',
  )
})

test('A line about a fact that nobody gave is left out, and the fact is named to staff', () => {
  const facts = { ...nothing, ifu: '0012', cil: '  ' }
  expect(completedText(text, facts)).toBe('Qui édite ce site\n\n- IFU : 0012\n\n')
  expect(missingFacts(text, facts)).toEqual(['rccm', 'cil'])
})

test('Other braces stay as they are written', () => {
  expect(completedText('Prix {montant} { rccm }', nothing)).toBe('Prix {montant} { rccm }')
})
