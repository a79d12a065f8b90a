import { expect, it } from 'vitest'
import { restartDelay } from './restartDelay.ts'

it('A part that ends again and again is started again later each time, half a minute at most', () => {
  const delays = [restartDelay(undefined, 0)]
  while (delays.length < 9) delays.push(restartDelay(delays.at(-1), 1000))
  expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

it('A part that had run well is started again at once', () => {
  expect(restartDelay(30_000, 60_000)).toBe(500)
})
