import { describe, expect, it } from 'vitest'
import { listMark } from './listMark.ts'

describe('an entry of a list copied from Word', () => {
  it('says its level, and its number where it has one', () => {
    const style = 'margin-left:36.0pt;mso-list:l0 level2 lfo1'
    expect(listMark(style, '·\u00a0\u00a0')).toEqual({ level: 2, start: undefined })
    expect(listMark(style, '3.\u00a0\u00a0')).toEqual({ level: 2, start: 3 })
    expect(listMark(style, 'b)')).toEqual({ level: 2, start: 1 })
    // A bullet of the font Courier New.
    expect(listMark(style, 'o\u00a0\u00a0')).toEqual({ level: 2, start: undefined })
  })

  it('is told from a plain paragraph', () => {
    expect(listMark('margin:0cm', '')).toBeUndefined()
    expect(listMark('mso-list:none', '')).toBeUndefined()
  })
})
