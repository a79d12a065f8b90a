import { expect, test } from 'vitest'
import { invitationWords } from './invitationWords.ts'

const now = new Date('2026-11-23T10:00:00.000Z')

test('Who was invited is told apart until he has come', () => {
  expect(invitationWords('2026-11-30T09:00:00.000Z', now)).toBe(
    'invitation en attente, jusqu’au 30 novembre 2026',
  )
  expect(invitationWords('2026-11-23T09:00:00.000Z', now)).toBe('invitation expirée')
  for (const never of [null, undefined]) expect(invitationWords(never, now)).toBeUndefined()
})
