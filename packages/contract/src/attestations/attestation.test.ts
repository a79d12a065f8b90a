import { describe, expect, test } from 'vitest'
import { moveOf, nextStates } from '../dossiers/moves.ts'
import { routes, routesIn } from '../routes.ts'
import {
  attestationAnswer,
  erasedHolder,
  newAttestationCode,
  readAttestationCode,
  spokenCode,
} from './attestation.ts'
import { attestationMoves, attestationStates, wireStates } from './attestationStates.ts'

describe('The code of a certificate', () => {
  let last = 0
  const code = newAttestationCode((below) => (last = (last + 7) % below))

  test('is sixteen letters that nobody takes for others', () => {
    expect(code).toHaveLength(16)
    expect(code).not.toMatch(/[ILOU01]/)
  })

  test('is read as people type it', () => {
    expect(spokenCode(code)).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/)
    for (const typed of [
      code.toLowerCase(),
      spokenCode(code),
      ` ${code.replace(/(.{8})/, '$1 ')} `,
    ])
      expect(readAttestationCode(typed)).toBe(code)
  })

  test.each(['', code.slice(1), `${code}2`, code.replace(/./, 'O'), 'CM-2026-7KQ4P9X'])(
    'is not %s',
    (typed) => expect(readAttestationCode(typed)).toBeUndefined(),
  )
})

describe('The page of a certificate', () => {
  test.each([
    ['fr', '/attestation/23456789ABCDEFGH'],
    ['en', '/en/attestation/23456789ABCDEFGH'],
    ['ar', '/ar/attestation/23456789ABCDEFGH'],
  ] as const)('has an address in each language: %s', (locale, address) => {
    expect(routesIn(locale).attestation('23456789ABCDEFGH')).toBe(address)
  })

  test('has an address that a square of few points holds, whatever was typed', () => {
    const whole = `https://sira.example${routes.attestation('2'.repeat(16))}`
    expect(whole.length).toBeLessThanOrEqual(60)
    expect(routes.attestation('a/b?c')).toBe('/attestation/a%2Fb%3Fc')
  })
})

describe('A certificate (product 11)', () => {
  test('is withdrawn by staff alone, and replaced by the corrected one alone', () => {
    expect(nextStates(attestationMoves, 'valide', 'personnel')).toEqual(['révoquée'])
    expect(nextStates(attestationMoves, 'valide', 'système')).toEqual(['remplacée'])
    for (const by of ['client', 'horloge', 'fournisseur'] as const)
      expect(nextStates(attestationMoves, 'valide', by)).toEqual([])
  })

  test('never comes back', () => {
    for (const from of ['révoquée', 'remplacée'] as const)
      for (const to of attestationStates)
        for (const by of ['personnel', 'système'] as const)
          expect(moveOf(attestationMoves, from, to, by)).toBeUndefined()
  })

  test('is answered with what it says alone, in states without accents', () => {
    const said = {
      ...{ code: 'A'.repeat(16), nom: 'Awa Sow', formation: 'Excel', heures: 12 },
      ...{ debut: '2026-11-02T08:00:00.000Z', fin: '2026-11-03T14:00:00.000Z' },
      delivree: '2026-11-03T15:00:00.000Z',
      etat: 'valide',
    }
    expect(attestationAnswer.parse({ ...said, phone: '70' })).toEqual(said)
    for (const etat of Object.values(wireStates)) {
      expect(etat).toMatch(/^[a-z]+$/)
      expect(attestationAnswer.safeParse({ ...said, etat }).success).toBe(true)
    }
    expect(attestationAnswer.safeParse({ ...said, etat: 'remplacée' }).success).toBe(false)
    const replaced = { ...said, etat: 'remplacee', par: 'B'.repeat(16) }
    expect(attestationAnswer.parse(replaced)).toEqual(replaced)
  })

  test.each(['nom', 'formation', 'debut', 'heures', 'delivree'] as const)(
    'is never answered without: %s',
    (part) => {
      const { [part]: _left, ...rest } = {
        ...{ code: 'A'.repeat(16), nom: erasedHolder, formation: 'Excel', heures: 12 },
        ...{ debut: '2026-11-02T08:00:00.000Z', fin: '2026-11-03T14:00:00.000Z' },
        ...{ delivree: '2026-11-03T15:00:00.000Z', etat: 'valide' },
      }
      expect(attestationAnswer.safeParse(rest).success).toBe(false)
    },
  )
})
