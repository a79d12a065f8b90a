import { describe, expect, test } from 'vitest'
import { orderTag, referenceOfTag } from './orderTag.ts'

describe('What the back office tells of an order', () => {
  test('names it by its reference', () => {
    expect(referenceOfTag(orderTag('CM-2026-7KQ4P9X'))).toBe('CM-2026-7KQ4P9X')
  })

  test.each(['biblios', 'blogs/commandes', 'commandes', 'settings'])(
    'is never taken for a change of content such as %s',
    (tag) => {
      expect(referenceOfTag(tag)).toBeUndefined()
    },
  )
})
