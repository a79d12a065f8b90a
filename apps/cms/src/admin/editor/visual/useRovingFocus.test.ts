import { describe, expect, it } from 'vitest'
import { nextIndex } from './useRovingFocus.ts'

describe('the arrow keys in the toolbar of the editor', () => {
  it('go to the next button and back, around the ends', () => {
    expect(nextIndex('ArrowRight', 0, 3)).toBe(1)
    expect(nextIndex('ArrowRight', 2, 3)).toBe(0)
    expect(nextIndex('ArrowLeft', 0, 3)).toBe(2)
  })

  it('find both ends', () => {
    expect(nextIndex('Home', 2, 3)).toBe(0)
    expect(nextIndex('End', 0, 3)).toBe(2)
  })

  it('leave the other keys alone', () => {
    expect(nextIndex('a', 1, 3)).toBeUndefined()
    expect(nextIndex('Tab', 1, 3)).toBeUndefined()
  })
})
