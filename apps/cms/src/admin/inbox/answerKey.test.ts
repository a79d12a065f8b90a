import { expect, it } from 'vitest'
import { keyFor } from './answerKey.ts'

it('an answer sent again has its key; one that was corrected meanwhile has another', () => {
  const known = new Map<string, string>()
  const first = keyFor({ subject: 'Devis', text: 'Bonjour' }, known)
  const corrected = keyFor({ subject: 'Devis', text: 'Bonjour Awa' }, known)

  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(corrected).not.toBe(first)
  expect(keyFor({ subject: 'Devis', text: 'Bonjour' }, known)).toBe(first)
  expect(keyFor({ subject: 'Devis', text: 'Bonjour Awa' }, known)).toBe(corrected)
})
