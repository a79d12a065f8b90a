import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isEmail, takeEmail } from './email.ts'

describe('What looks like an e-mail address (product 5)', () => {
  test.each([
    'awa@exemple.bf',
    'awa.sawadogo@exemple.bf',
    'awa+emploi@exemple.bf',
    'awa_2@sous.domaine.exemple.org',
    'AWA@EXEMPLE.BF',
    'prénom.nom@exemple.bf',
    "o'brien@exemple.bf",
  ])('%s does', (address) => {
    expect(isEmail(address)).toBe(true)
  })

  test.each([
    '',
    ' ',
    'awa',
    'awa@',
    '@exemple.bf',
    'awa@exemple',
    'awa exemple@bf.bf',
    'awa@exem ple.bf',
    ' awa@exemple.bf',
    'awa@exemple.bf ',
    'awa@@exemple.bf',
  ])('« %s » does not', (address) => {
    expect(isEmail(address)).toBe(false)
  })

  test('a line of a hundred thousand characters does not', () => {
    expect(isEmail(`${'a@'.repeat(50_000)} `)).toBe(false)
  })
})

const copied = readFileSync(
  join(import.meta.dirname, 'fixtures/adresses-caracteres-invisibles.txt'),
  'utf8',
)

test.each([...copied.trim().split('\n'), '\ufeffawa@exemple.bf', 'awa\ufe0f@exem\u00adple.bf'])(
  'An address is taken as it looks, and none with what nobody sees: %j',
  (typed) => {
    expect(isEmail(typed)).toBe(false)
    expect(takeEmail(typed)).toMatch(/^awa(?:\.[a-z]+)?@exemple\.bf$/)
  },
)
