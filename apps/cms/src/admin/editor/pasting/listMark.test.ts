import { describe, expect, it } from 'vitest'
import { listMark } from './listMark.ts'

const style = 'margin-left:36.0pt;mso-list:l0 level2 lfo1'

describe('an entry of a list copied from Word', () => {
  it('says its level, and its number where it has one', () => {
    const bullet = { level: 2, isNumbered: false, number: undefined }
    expect(listMark(style, '·\u00a0\u00a0')).toEqual(bullet)
    expect(listMark(style, '3.\u00a0\u00a0')).toEqual({ level: 2, isNumbered: true, number: 3 })
    // A bullet of the font Courier New, and one of Wingdings.
    expect(listMark(style, 'o\u00a0\u00a0')).toEqual(bullet)
    expect(listMark(style, '-\u00a0\u00a0')).toEqual(bullet)
  })

  it.each([
    ['1-', 1],
    ['2°)', 2],
    ['3/', 3],
    ['(4)', 4],
    ['5', 5],
    ['1.6.', 6],
    ['٧-', 7],
    ['۸)', 8],
    ['(١٢)', 12],
  ])('bears a number, whatever stands around it: %s', (written, number) => {
    expect(listMark(style, `${written}\u00a0\u00a0`)).toEqual({
      level: 2,
      isNumbered: true,
      number,
    })
  })

  it.each(['a)', 'B.', '(c)', 'iv.', 'أ-', 'ب)'])('bears a letter for a number: %s', (written) => {
    expect(listMark(style, written)).toEqual({ level: 2, isNumbered: true, number: undefined })
  })

  it('is none where words stand in the place of the number', () => {
    expect(listMark(style, 'Article 1.\u00a0')).toBeUndefined()
  })

  it('is told from a plain paragraph', () => {
    expect(listMark('margin:0cm', '')).toBeUndefined()
    expect(listMark('mso-list:none', '')).toBeUndefined()
  })
})
