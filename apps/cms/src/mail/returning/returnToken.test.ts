import { expect, it } from 'vitest'
import { letterOfToken, returnToken } from './returnToken.ts'

const secret = 'a-secret-for-tests'
const token = returnToken(1234, secret)

it.each([
  `To: boite+${token}@sira.example`,
  `Delivered-To: BOITE+${token.toUpperCase()}@SIRA.EXAMPLE`,
  `In-Reply-To: <answer-5b2d0b8e.${token}@sira.example>`,
  `References: <other@exemple.bf> <answer-5b2d0b8e.${token}@sira.example>`,
  `To: boite+${returnToken(7, 'another secret')}@sira.example, boite+${token}@sira.example`,
])('the letter is found in « %s »', (header) => {
  expect(letterOfToken(header, [secret])).toBe(1234)
})

it.each([
  'To: boite@sira.example',
  `To: boite+${returnToken(1234, 'another secret')}@sira.example`,
  // Another letter under a signature that was read.
  `To: boite+${token.replace('-ya-', '-yb-')}@sira.example`,
  `Subject: ${token}`,
  `To: ${`boite+${returnToken(1, 'x')}@sira.example, `.repeat(20)}boite+${token}@sira.example`,
])('none is found in « %s »', (header) => {
  expect(token).toContain('-ya-')
  expect(letterOfToken(header, [secret])).toBeUndefined()
})

it('fits before an @, with the name of a mailbox', () => {
  expect(`${'x'.repeat(20)}+${returnToken(2 ** 40, secret)}`.length).toBeLessThanOrEqual(64)
})
