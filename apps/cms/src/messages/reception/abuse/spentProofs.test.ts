import { expect, it } from 'vitest'
import { spentProofs } from './spentProofs.ts'

it('a proof stands for one message, however often that is sent, until it expires', () => {
  let now = 0
  const proofs = spentProofs(1000, () => now)
  expect(proofs.spend('p', 'Bonjour')).toBe(true)
  expect(proofs.spend('p', 'Bonjour')).toBe(true)
  expect(proofs.spend('p', 'Autre chose')).toBe(false)
  expect(proofs.spend('q', 'Autre chose')).toBe(true)
  now = 1000
  expect(proofs.spend('p', 'Plus tard')).toBe(true)
})
