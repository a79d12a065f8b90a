import { describe, expect, test } from 'vitest'
import { pageViewsPath } from '../measures/pageViews.ts'
import { speedPath, speedSummaryPath } from '../measures/speedMetrics.ts'
import { routes } from '../routes.ts'
import {
  betweenSignsOfLife,
  changesAnswer,
  changesPath,
  changesQuestion,
  longestWaitForChanges,
} from './changes.ts'

describe('What a site asks of changes', () => {
  test.each([{}, { since: 'b5c1:17' }])('is how far it has heard: %j', (question) => {
    expect(changesQuestion.parse(question)).toEqual(question)
  })

  test.each([
    [{ since: '' }, 'no position'],
    [{ since: 'x'.repeat(101) }, 'one without end'],
    [{ since: 17 }, 'a number'],
  ])('is refused with %j: %s', (question, _why) => {
    expect(changesQuestion.safeParse(question).success).toBe(false)
  })
})

describe('What the back office answers', () => {
  test('comes before a proxy between the two gives up (nginx: a minute without a byte)', () => {
    expect(longestWaitForChanges).toBeGreaterThan(10_000)
    expect(longestWaitForChanges).toBeLessThan(60_000)
  })

  test('may come after any number of signs of life, of which a wait has several', () => {
    const answer = { position: 'b5c1:18', changed: ['blogs'] }
    expect(changesAnswer.parse(JSON.parse(`   ${JSON.stringify(answer)}`))).toEqual(answer)
    expect(longestWaitForChanges / betweenSignsOfLife).toBeGreaterThan(5)
  })

  test.each([['everything'], [[]], [['blogs', 'blogs/rentree-2026']]])(
    'is what changed since: %j',
    (changed) => {
      const answer = { position: 'b5c1:18', changed }
      expect(changesAnswer.parse(answer)).toEqual(answer)
    },
  )

  test.each([
    [{ position: 'b5c1:18', changed: 'blogs' }, 'a text for a list'],
    [{ changed: [] }, 'nowhere to go on from'],
    [{ data: [] }, 'the answer of another server'],
  ])('is not understood as %j: %s', (answer, _why) => {
    expect(changesAnswer.safeParse(answer).success).toBe(false)
  })
})

describe('The addresses at which the two programs talk', () => {
  test('are internal: no page and no slug begins like them', () => {
    for (const path of [speedSummaryPath, pageViewsPath]) expect(path).toMatch(/^\/_[a-z]/)
  })

  test('are none of the pages, nor is that to which pages send their measures', () => {
    const pages = Object.values(routes).filter((route) => typeof route === 'string')
    for (const path of [speedSummaryPath, pageViewsPath, speedPath, changesPath]) {
      expect(pages).not.toContain(path)
    }
  })
})
