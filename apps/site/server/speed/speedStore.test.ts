import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSpeedStore, type SpeedStore } from './speedStore.ts'

let folder: string
let store: SpeedStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sira-speed-'))
  store = openSpeedStore(folder)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

it('tells what three visits in four were as fast as, to five per cent', () => {
  const now = new Date()
  for (let value = 100; value <= 10_000; value += 100) store.add('/', { LCP: value }, now)
  const [found, ...others] = store.summary()
  expect(others).toEqual([])
  expect(found).toMatchObject({ page: '/', metric: 'LCP', samples: 100 })
  expect(found?.p75).toBeGreaterThan(7500 * 0.95)
  expect(found?.p75).toBeLessThan(7500 * 1.05)
})

it('keeps layouts apart that shift by hundredths', () => {
  for (const CLS of [0, 0.01, 0.02, 0.1]) store.add('/faq', { CLS }, new Date())
  expect(store.summary()[0]?.p75).toBeCloseTo(0.02, 3)
})

it('counts by week, from Monday, and forgets after half a year', () => {
  const now = new Date()
  const old = new Date(now.getTime() - 200 * 24 * 60 * 60 * 1000)
  store.add('/', { FCP: 1 }, old)
  store.add('/', { FCP: 1000 }, now)
  const weeks = store.summary().map(({ week }) => week)
  expect(weeks).toHaveLength(1)
  expect(new Date(`${weeks[0]}T00:00:00Z`).getUTCDay()).toBe(1)
})
