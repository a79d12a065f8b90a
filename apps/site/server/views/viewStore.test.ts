import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openViewStore, type ViewStore } from './viewStore.ts'

let folder: string
let store: ViewStore
const errors: string[] = []
const open = () => openViewStore(folder, (message) => errors.push(message))
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
const day = (moment: Date) => moment.toISOString().slice(0, 10)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sira-views-'))
  errors.length = 0
  store = open()
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

it('adds up the readings of a day, also those of before the program was started again', () => {
  for (const days of [0, 0, 3, 0]) store.add(daysAgo(days))
  store.close()
  store = open()
  store.add(daysAgo(0))
  expect(store.since(day(daysAgo(7)))).toEqual([
    { day: day(daysAgo(3)), views: 1 },
    { day: day(daysAgo(0)), views: 4 },
  ])
  expect(store.since(day(daysAgo(1)))).toHaveLength(1)
})

it('forgets after two years', () => {
  for (const days of [0, 700, 740]) store.add(daysAgo(days))
  expect(store.since('2000-01-01').map((one) => one.day)).toEqual([
    day(daysAgo(700)),
    day(daysAgo(0)),
  ])
  expect(errors).toEqual([])
})
