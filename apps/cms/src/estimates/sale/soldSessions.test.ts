import { limits } from '@sira/contract/limits'
import { expect, test } from 'vitest'
import { sessionOfLine, unsellable } from './soldSessions.ts'

const line = (session: number | null, quantite = 1) => ({
  ...{ designation: 'Excel', prix: 20_000, quantite, session },
})
const phone = '+22670112233'

test('A line sells seats of its session, or something else', () => {
  expect(sessionOfLine(line(12))).toBe(12)
  expect(sessionOfLine(line(null))).toBeUndefined()
  expect(sessionOfLine({})).toBeUndefined()
})

test.each([
  ['without a phone number', { phone: null, lignes: [line(1)] }, /téléphone/],
  ['twice of one session', { phone, lignes: [line(1), line(1)] }, /deux lignes/],
  ['more than a line holds', { phone, lignes: [line(1, limits.seats.max + 1)] }, /Au plus|au plus/],
  [
    'more than an order holds',
    { phone, lignes: [1, 2, 3].map((id) => line(id, limits.seats.max)) },
    /faites-en plusieurs/,
  ],
])('Seats are not sold %s', (_, draft, sentence) => {
  expect(unsellable(draft)).toMatch(sentence)
})

test('Nothing is asked of an estimate that sells no seat, or that sells them as it may', () => {
  expect(unsellable({ phone: null, lignes: [line(null), line(null)] })).toBeUndefined()
  expect(unsellable({ phone: null, lignes: null })).toBeUndefined()
  expect(unsellable({ phone, lignes: [line(1, 3), line(2), line(null)] })).toBeUndefined()
})
