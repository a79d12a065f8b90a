import { describe, expect, test } from 'vitest'
import { pageViewsPath } from '../pageViews.ts'
import { routes } from '../routes.ts'
import { speedPath, speedSummaryPath } from '../speedMetrics.ts'
import { invalidationBody, invalidationPath, tagsAtOnce } from './invalidation.ts'

describe('What the back office tells the site', () => {
  test('is the tags that changed', () => {
    const body = { tags: ['blogs', 'blogs/rentree-2026'] }
    expect(invalidationBody.parse(body)).toEqual(body)
  })

  test.each([
    [{ tags: [] }, 'no tag'],
    [{ tags: [''] }, 'an empty tag'],
    [{ tags: ['x'.repeat(201)] }, 'a tag without end'],
    [{ tags: Array.from({ length: tagsAtOnce + 1 }, () => 'blogs') }, 'too many tags'],
    [{ tags: 'blogs' }, 'a text for a list'],
    [{}, 'nothing'],
  ])('is refused with %#: %s', (body, _why) => {
    expect(invalidationBody.safeParse(body).success).toBe(false)
  })

  test('may be as many as one call takes, and as long as addresses get', () => {
    const tags = Array.from(
      { length: tagsAtOnce },
      (_, index) => `blogs/${'x'.repeat(190)}${index}`,
    )
    expect(invalidationBody.parse({ tags }).tags).toHaveLength(tagsAtOnce)
  })
})

describe('The addresses at which the two programs talk', () => {
  test('are internal: no page and no slug begins like them', () => {
    for (const path of [invalidationPath, speedSummaryPath, pageViewsPath]) {
      expect(path).toMatch(/^\/_[a-z]/)
    }
  })

  test('are none of the pages, nor is that to which pages send their measures', () => {
    const pages = Object.values(routes).filter((route) => typeof route === 'string')
    for (const path of [invalidationPath, speedSummaryPath, pageViewsPath, speedPath]) {
      expect(pages).not.toContain(path)
    }
  })
})
