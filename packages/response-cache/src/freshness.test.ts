import { describe, expect, it } from 'vitest'
import { freshnessOf, lifetimeOf, secondsFresh } from './freshness.ts'

describe('the lifetime an answer asks for in CDN-Cache-Control', () => {
  it('is read in milliseconds', () => {
    expect(lifetimeOf('max-age=60, stale-while-revalidate=600, stale-if-error=86400')).toEqual({
      fresh: 60_000,
      staleWhileRevalidate: 600_000,
      staleIfError: 86_400_000,
    })
  })

  it.each([
    [undefined],
    [''],
    ['public'],
    ['max-age=0'],
    ['stale-while-revalidate=60'],
    ['no-store'],
    ['private, max-age=60'],
    ['max-age=60, no-cache'],
    ['s-max-age=60'],
  ])('is none for %j', (value) => {
    expect(lifetimeOf(value)).toBeUndefined()
  })

  it('may be stale from the first moment', () => {
    expect(lifetimeOf('max-age=0, stale-while-revalidate=5')?.staleWhileRevalidate).toBe(5000)
  })
})

describe('an answer grows old', () => {
  const lifetime = { fresh: 1000, staleWhileRevalidate: 2000, staleIfError: 5000 }
  const kept = { storedAt: 10_000, lifetime, outdatedAt: undefined }

  it('and tells for how many seconds it is fresh yet', () => {
    const longer = { ...kept, lifetime: { ...lifetime, fresh: 60_000 } }
    expect([10_000, 10_001, 69_000, 71_000].map((now) => secondsFresh(longer, now))).toEqual([
      60, 59, 1, 0,
    ])
    expect(secondsFresh({ ...longer, outdatedAt: 10_500 }, 11_000)).toBe(0)
  })

  it.each([
    [10_000, 'fresh'],
    [10_999, 'fresh'],
    [11_000, 'stale'],
    [12_999, 'stale'],
    [13_000, 'expired'],
    [15_999, 'expired'],
    [16_000, 'dead'],
  ] as const)('at %i ms it is %s', (now, freshness) => {
    expect(freshnessOf(kept, now)).toBe(freshness)
  })

  it('is outdated by an invalidation, until it is dead', () => {
    expect(freshnessOf({ ...kept, outdatedAt: 10_500 }, 10_500)).toBe('outdated')
    expect(freshnessOf({ ...kept, outdatedAt: 10_500 }, 16_000)).toBe('dead')
  })
})
