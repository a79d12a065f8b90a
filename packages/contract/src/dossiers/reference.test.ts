import { describe, expect, test } from 'vitest'
import { kindOfReference, newReference, readReference, referenceLetters } from './reference.ts'

describe('The reference of a file (product 10)', () => {
  test('is its prefix, the year and seven characters', () => {
    expect(newReference('commande', 2026, () => 0)).toBe('CM-2026-2222222')
    expect(newReference('devis', 2027, (below) => below - 1)).toBe('DV-2027-ZZZZZZZ')
  })

  test('has no letter that is heard or read as another', () => {
    expect(referenceLetters).not.toMatch(/[ILOU01]/)
  })

  test.each([
    'CM-2026-7KQ4P9X',
    'cm-2026-7kq4p9x',
    'cm20267kq4p9x',
    ' CM 2026 7KQ4 P9X ',
    'CM–2026–7KQ4P9X',
    'cm.2026.7kq4p9x',
    '\u200eCM-2026-7KQ4P9X',
  ])('%j is found', (typed) => {
    expect(readReference(typed)).toBe('CM-2026-7KQ4P9X')
  })

  test.each([
    '',
    'CM-2026',
    'CM-2026-7KQ4P9',
    'XX-2026-7KQ4P9X',
    'CM-2026-7KQ4P9I',
    'CM-1026-7KQ4P9X',
  ])('%j is none', (typed) => {
    expect(readReference(typed)).toBeUndefined()
  })

  test('says what it is the reference of', () => {
    expect(kindOfReference('MS-2026-7KQ4P9X')).toBe('message')
    expect(kindOfReference('ZZ-2026-7KQ4P9X')).toBeUndefined()
  })
})
