import { expect, it } from 'vitest'
import { retryDelay } from './retryDelay.ts'

it('who waits for the back office asks soon, then less and less often', () => {
  expect([1, 2, 3, 6, 500].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000, 30_000])
})
