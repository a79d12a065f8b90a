import { describe, expect, test } from 'vitest'
import { localeCodes } from '../locales.ts'
import { followUp, followUpRequest } from './followUp.ts'
import { type ReferencedKind, referencePrefixes } from './reference.ts'

describe('Who asks to follow a dossier', () => {
  const pair = { reference: 'dv 2026 7kq4p9x', phone: '70 12 34 56' }

  test('gives what he knows as he types it, and no language but where he reads another', () => {
    expect(followUpRequest.parse(pair)).toEqual(pair)
  })

  test.each(localeCodes)('may read it in %s', (locale) => {
    expect(followUpRequest.parse({ ...pair, locale })).toEqual({ ...pair, locale })
  })

  test.each([
    ['a language that the site has not', { ...pair, locale: 'de' }],
    ['no phone number', { reference: pair.reference }],
    ['a reference as long as a letter', { ...pair, reference: 'D'.repeat(81) }],
    ['a phone number as long as a letter', { ...pair, phone: '7'.repeat(81) }],
  ])('is refused with %s', (_, asked) => {
    expect(followUpRequest.safeParse(asked).success).toBe(false)
  })
})

describe('A dossier that is followed', () => {
  const file = { reference: 'DV-2026-7KQ4P9X', nature: 'devis', etat: 'reçu', etapes: [] }

  test('has a total and a key only where it is an order', () => {
    expect(followUp.parse(file)).toEqual(file)
    const ordered = { ...file, nature: 'commande', total: 13_000, reste: 0, cle: 'a1' }
    expect(followUp.parse(ordered)).toEqual(ordered)
  })

  test.each(Object.keys(referencePrefixes) as ReferencedKind[])('may be a %s', (nature) => {
    expect(followUp.parse({ ...file, nature }).nature).toBe(nature)
  })

  test('is of a kind that has a reference', () => {
    expect(followUp.safeParse({ ...file, nature: 'newsletters' }).success).toBe(false)
  })
})
