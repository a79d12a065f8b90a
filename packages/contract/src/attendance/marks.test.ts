import { expect, it, test } from 'vitest'
import { halfDayNow, markKey, readSheetMark, readSheetNumber, saidBy } from './marks.ts'

it('The key of a mark names person, half day and phone, and counts', () => {
  const mark = { inscription: 'IN-2026-7KQ4P9X', demiJournee: '2026-11-28-matin' }
  const key = markKey(mark, 'ab12', 10)
  expect(key).toBe('IN-2026-7KQ4P9X:2026-11-28-matin:ab12.10')
  expect(saidBy(key)).toEqual({ phone: 'ab12', number: 10 })
  expect(saidBy('IN-2026-7KQ4P9X:2026-11-28-matin:un')).toEqual({ phone: 'un', number: 0 })
})

it('In the morning nobody marks the afternoon', () => {
  const come = ['2026-11-27-apres_midi', '2026-11-28-matin', '2026-11-28-apres_midi']
  expect(halfDayNow(come, new Date('2026-11-28T09:00:00Z'))).toBe('2026-11-28-matin')
  expect(halfDayNow(come, new Date('2026-11-28T12:00:00Z'))).toBe('2026-11-28-apres_midi')
  expect(halfDayNow(come, new Date('2026-12-01T09:00:00Z'))).toBe('2026-11-28-apres_midi')
  expect(halfDayNow(come.slice(2), new Date('2026-11-28T09:00:00Z'))).toBe(come[2])
  expect(halfDayNow([], new Date())).toBeUndefined()
})

it('A sheet is known by its number, with the half day or without', () => {
  expect(readSheetMark('12-7KQ4P9XM.2026-11-28-matin')).toEqual({
    feuille: '12-7KQ4P9XM',
    session: 12,
    demiJournee: '2026-11-28-matin',
  })
  expect(readSheetMark(' 12-7KQ4P9XM ')).toMatchObject({ session: 12, demiJournee: undefined })
})

it('The number of a sheet is read as it is typed from paper', () => {
  for (const typed of ['12-7KQ4P9XM', ' 12 – 7kq4 p9xm ', '127KQ4P9XM']) {
    expect(readSheetNumber(typed), typed).toBe('12-7KQ4P9XM')
  }
  for (const typed of ['', '7KQ4P9XM', '12-7KQ4P9X1', '123456']) {
    expect(readSheetNumber(typed), typed).toBeUndefined()
  }
})

test.each([
  ['nothing', ''],
  ['no letters', '12'],
  ['no session', '0-7KQ4P9XM'],
  ['a session that begins with nothing', '012-7KQ4P9XM'],
  ['letters that are confused', '12-7KQ4P9X1'],
  ['too few letters', '12-7KQ4P9X'],
  ['a half day that is none', '12-7KQ4P9XM.2026-11-28-soir'],
  ['something behind it', '12-7KQ4P9XM.2026-11-28-matin.1'],
])('A sheet has no number with %s', (_, text) => {
  expect(readSheetMark(text)).toBeUndefined()
})

test.each([
  ['IN-1:2026-11-28-matin:0123456789abcdef', '0123456789abcdef', 0],
  ['IN-1:2026-11-28-matin:a.b.7', 'a.b', 7],
  ['IN-1:2026-11-28-matin:.7', '.7', 0],
  ['IN-1:2026-11-28-matin:a.', 'a.', 0],
  ['', '', 0],
])('Of the key %s the phone is « %s »', (key, phone, number) => {
  expect(saidBy(key)).toEqual({ phone, number })
})
