import { describe, expect, test } from 'vitest'
import { isEmail } from './email.ts'

describe('What looks like an e-mail address (spec 5)', () => {
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
