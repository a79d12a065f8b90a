import { describe, expect, test } from 'vitest'
import { invalidationBody } from './invalidation.ts'

describe('What the back office tells the site', () => {
  test('is the tags that changed', () => {
    const body = { tags: ['blogs', 'blogs/rentree-2026'] }
    expect(invalidationBody.parse(body)).toEqual(body)
  })

  test.each([
    [{ tags: [] }, 'no tag'],
    [{ tags: [''] }, 'an empty tag'],
    [{ tags: ['x'.repeat(201)] }, 'a tag without end'],
    [{ tags: Array.from({ length: 1001 }, () => 'blogs') }, 'too many tags'],
    [{ tags: 'blogs' }, 'a text for a list'],
    [{}, 'nothing'],
  ])('is refused with %#: %s', (body, _why) => {
    expect(invalidationBody.safeParse(body).success).toBe(false)
  })
})
