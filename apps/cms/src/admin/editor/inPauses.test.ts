import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inPauses } from './inPauses.ts'

describe('what is written into a form', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Takes so many milliseconds to be written. */
  function form(cost: number) {
    const written: string[] = []
    const writing = inPauses((text: string) => {
      vi.advanceTimersByTime(cost)
      written.push(text)
    })
    return { written, ...writing }
  }

  it('is there with each letter, where that is quick', () => {
    const { written, change } = form(2)
    for (const text of ['U', 'Un', 'Un ']) change(text)
    expect(written).toEqual(['U', 'Un', 'Un '])
  })

  it('is there in the pauses, where it is slow, and whole', () => {
    const { written, change } = form(200)
    for (const text of ['U', 'Un', 'Un ']) change(text)
    expect(written).toEqual(['U'])
    vi.advanceTimersByTime(400)
    expect(written).toEqual(['U', 'Un '])
  })

  it('is there every three seconds, from who never pauses', () => {
    const { written, change } = form(200)
    for (let letters = 0; letters < 20; letters += 1) {
      change('U'.repeat(letters))
      vi.advanceTimersByTime(300)
    }
    expect(written.length).toBeGreaterThan(1)
  })

  it('is there at once when it is asked for, and not twice', () => {
    const { written, change, finish } = form(200)
    for (const text of ['U', 'Un']) change(text)
    finish()
    expect(written).toEqual(['U', 'Un'])
    vi.advanceTimersByTime(4000)
    finish()
    expect(written).toEqual(['U', 'Un'])
  })

  it('is never there once another text has taken its place', () => {
    const { written, change, finish, drop } = form(200)
    for (const text of ['U', 'Un']) change(text)
    drop()
    vi.advanceTimersByTime(4000)
    finish()
    expect(written).toEqual(['U'])
  })
})
