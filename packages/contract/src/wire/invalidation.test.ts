import { describe, expect, test } from 'vitest'
import { invalidationBody, invalidationLifetime } from './invalidation.ts'

const at = '2026-11-21T10:00:00.000Z'

describe('What the back office tells the site', () => {
  test('is the tags that changed, and when', () => {
    const body = { tags: ['blogs', 'blogs/rentree-2026'], at }
    expect(invalidationBody.parse(body)).toEqual(body)
  })

  test.each([
    [{ tags: [], at }, 'no tag'],
    [{ tags: [''], at }, 'an empty tag'],
    [{ tags: ['x'.repeat(201)], at }, 'a tag without end'],
    [{ tags: Array.from({ length: 1001 }, () => 'blogs'), at }, 'too many tags'],
    [{ tags: 'blogs', at }, 'a text for a list'],
    [{ tags: ['blogs'] }, 'no time'],
    [{ tags: ['blogs'], at: 'hier' }, 'a time that is none'],
  ])('is refused with %#: %s', (body, _why) => {
    expect(invalidationBody.safeParse(body).success).toBe(false)
  })

  test('is too old after five minutes', () => {
    expect(invalidationLifetime).toBe(300_000)
  })
})
