import { describe, expect, test } from 'vitest'
import { isAwaited } from './orderState.ts'
import { paperAddress, paperNamed } from './paperAddress.ts'

describe('The papers of an order', () => {
  test.each([
    'proforma',
    { receipt: '2026-000012' },
    { receipt: 'RB-2026-000012' },
    { certificate: '23456789ABCDEFGH' },
    { badge: '23456789ABCDEFGH' },
    { convocation: 'IN-2026-7KQ4P9X' },
  ] as const)('are found by their address', (paper) => {
    const name = paperAddress('/commandes/CM-2026-7KQ4P9X', paper).split('/').at(-1)
    expect(paperNamed(name ?? '')).toEqual(paper)
    // Addresses have small letters: see pagePath.
    expect(paperNamed(name?.toLowerCase() ?? '')).toEqual(paper)
  })

  test.each([
    'recu-.pdf',
    'recu-2026-1.pdf',
    'recu-2026-000001.exe',
    'attestation-1.pdf',
    'convocation-CM-2026-7KQ4P9X.pdf',
    '../x.pdf',
    '',
  ])('%j is none', (name) => {
    expect(paperNamed(name)).toBeUndefined()
  })
})

test('Only an order that is still to be paid is watched', () => {
  expect(isAwaited({ etat: 'en_attente', reste: 5_000 })).toBe(true)
  expect(isAwaited({ etat: 'confirmée', reste: 5_000 })).toBe(true)
  for (const etat of ['payée', 'annulée', 'expirée', 'remise'] as const) {
    expect(isAwaited({ etat, reste: 5_000 })).toBe(false)
  }
  expect(isAwaited({ etat: 'en_attente', reste: 0 })).toBe(false)
})
