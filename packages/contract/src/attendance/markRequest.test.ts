import { describe, expect, test } from 'vitest'
import {
  bindPhoneRequest,
  marksRequest,
  sentMark,
  sheetOfPhoneRequest,
  sheetRequest,
} from './markRequest.ts'
import { markKey, mostSentMarks } from './marks.ts'

const about = { inscription: 'IN-2026-7KQ4P9X', demiJournee: '2026-11-28-matin' }
const mark = {
  ...about,
  cle: markKey(about, '0123456789abcdef0123456789abcdef', 1),
  present: true,
  marqueLe: '2026-11-28T09:00:00.000Z',
}

describe('What a phone in a room sends (product 12.10)', () => {
  test('is a mark with a key that names person and half day', () => {
    expect(sentMark.safeParse(mark).success).toBe(true)
  })

  test.each([
    ['no key', { cle: undefined }],
    ['a key without an end', { cle: 'x'.repeat(121) }],
    ['no person', { inscription: undefined }],
    ['a person without an end', { inscription: 'x'.repeat(21) }],
    ['no half day', { demiJournee: undefined }],
    ['neither present nor absent', { present: 'peut-être' }],
    ['a time that is none', { marqueLe: 'hier' }],
    ['no time', { marqueLe: undefined }],
  ])('is refused with %s', (_, changed) => {
    expect(sentMark.safeParse({ ...mark, ...changed }).success).toBe(false)
  })

  test('comes with the secret of the phone, or is only a question', () => {
    expect(marksRequest.safeParse({ jeton: 'x', pointages: [] }).success).toBe(true)
    expect(marksRequest.safeParse({ jeton: 'x', pointages: [mark] }).success).toBe(true)
    expect(marksRequest.safeParse({ jeton: '', pointages: [mark] }).success).toBe(false)
    expect(marksRequest.safeParse({ jeton: 'x'.repeat(101), pointages: [] }).success).toBe(false)
    expect(marksRequest.safeParse({ pointages: [mark] }).success).toBe(false)
  })

  test('is at most a full room, which fits into one call', () => {
    const room = Array.from({ length: mostSentMarks }, () => mark)
    expect(marksRequest.safeParse({ jeton: 'x', pointages: room }).success).toBe(true)
    expect(JSON.stringify(room).length).toBeLessThan(100_000)
    const more = [...room, mark]
    expect(marksRequest.safeParse({ jeton: 'x', pointages: more }).success).toBe(false)
  })

  test('is a photograph with a key of the phone, for a half day', () => {
    const photo = { demiJournee: about.demiJournee, cle: '0123456789abcdef' }
    expect(sheetRequest.safeParse(photo).success).toBe(true)
    expect(sheetRequest.safeParse({ ...photo, cle: 'court' }).success).toBe(false)
    expect(sheetRequest.safeParse({ cle: photo.cle }).success).toBe(false)
    expect(sheetOfPhoneRequest.safeParse({ ...photo, jeton: 'x' }).success).toBe(true)
    expect(sheetOfPhoneRequest.safeParse(photo).success).toBe(false)
  })

  test('binds by a sheet and a code', () => {
    const typed = { feuille: '12-7KQ4P9XM', code: '012345' }
    expect(bindPhoneRequest.safeParse(typed).success).toBe(true)
    expect(bindPhoneRequest.safeParse({ ...typed, code: '0'.repeat(21) }).success).toBe(false)
    expect(bindPhoneRequest.safeParse({ feuille: '12-7KQ4P9XM' }).success).toBe(false)
    expect(bindPhoneRequest.safeParse({ code: '012345' }).success).toBe(false)
  })
})
