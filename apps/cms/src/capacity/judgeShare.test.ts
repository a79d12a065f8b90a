import { describe, expect, it } from 'vitest'
import { judgeShare } from './judgeShare.ts'
import { scarceRules } from './scarceRules.ts'

describe('what one phone or network may hold of something scarce', () => {
  const book = (left: number, asked: number, others = 0) =>
    judgeShare(scarceRules.livre, { left, held: asked, asked, others })

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [9, 5],
    [10, 5],
    [57, 29],
  ])('is, of %i copies, %i and no more', (copies, most) => {
    expect(book(copies - most, most)).not.toMatchObject({ kind: 'refused' })
    const beyond = copies > most && book(copies - most - 1, most + 1)
    expect(beyond).toEqual(copies > most && { kind: 'refused', most })
  })

  it('is held for four opening hours beyond five copies in all', () => {
    const shorter = { kind: 'openingHours', hours: 4 }
    expect(book(20, 5)).toEqual({ kind: 'usual' })
    expect(book(20, 2, 3)).toEqual({ kind: 'usual' })
    expect(book(20, 6)).toEqual({ ...shorter, prolongs: true })
    expect(book(20, 6, 4)).toEqual({ ...shorter, prolongs: true })
    expect(book(20, 1, 5)).toEqual({ ...shorter, prolongs: false })
    expect(book(20, 3, 3)).toEqual({ ...shorter, prolongs: false })
    expect(book(20, 6, 5)).toEqual({ ...shorter, prolongs: false })
  })

  it('is never refused of the seats of a session, and held for two hours beyond half', () => {
    const seats = (left: number, asked: number, others = 0) =>
      judgeShare(scarceRules.session, { left, held: asked + others, asked, others })
    expect(seats(10, 10)).toEqual({ kind: 'usual' })
    expect(seats(0, 1)).toEqual({ kind: 'usual' })
    expect(seats(9, 11)).toEqual({ kind: 'hours', hours: 2, prolongs: true })
    expect(seats(0, 1, 19)).toEqual({ kind: 'hours', hours: 2, prolongs: false })
  })
})
