import { expect, it } from 'vitest'
import { foreignStaleSeconds, freshSeconds, pageLifetime, staleSeconds } from './pageLifetime.ts'

const at = (time: string) => new Date(`2026-11-22T${time}Z`)
const dated = { incomplete: false, day: '2026-11-22' }

it('A page that counts days is not shown on the next one without being made again', () => {
  for (const time of ['00:00:00.000', '09:30:00.500', '23:58:20.000', '23:59:59.999']) {
    const now = at(time)
    const { maxAge, swr } = pageLifetime(dated, now)
    const last = new Date(now.getTime() + (maxAge + swr) * 1000)
    expect(last.toISOString().slice(0, 19), time).toBe('2026-11-23T00:00:00')
    expect(maxAge).toBeGreaterThan(0)
    expect(swr).toBeGreaterThanOrEqual(0)
  }
  expect(pageLifetime(dated, at('09:30:00')).maxAge).toBe(freshSeconds)
  expect(pageLifetime(dated, at('23:59:00'))).toEqual({ maxAge: 60, swr: 0 })
})

it('A page that was begun before midnight and ready after it is shown to nobody else', () => {
  const next = new Date('2026-11-23T00:00:01Z')
  expect(pageLifetime(dated, next)).toEqual({ maxAge: 0, swr: 0 })
})

it('A page that says what is to come is made again as soon as it has begun', () => {
  const until = at('09:31:00').getTime()
  expect(pageLifetime({ ...dated, until }, at('09:30:00'))).toEqual({ maxAge: 60, swr: 0 })
  expect(pageLifetime({ ...dated, until }, at('09:00:00'))).toEqual({
    maxAge: freshSeconds,
    swr: 31 * 60 - freshSeconds,
  })
})

it('Any other page is shown at once for a month, while it is made again', () => {
  expect(pageLifetime({ incomplete: false, day: undefined }, at('23:59:00'))).toEqual({
    maxAge: freshSeconds,
    swr: staleSeconds,
  })
})

it('A page of a server that need not tell what changes is shown old for minutes, not for a month', () => {
  const foreign = { incomplete: false, day: undefined, foreign: true }
  expect(pageLifetime(foreign, at('23:59:00')).swr).toBe(foreignStaleSeconds)
  expect(pageLifetime({ ...dated, foreign: true }, at('09:00:00')).swr).toBe(foreignStaleSeconds)
  expect(pageLifetime({ ...dated, foreign: true }, at('23:58:00')).swr).toBe(0)
})
