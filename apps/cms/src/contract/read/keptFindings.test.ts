import { expect, test, vi } from 'vitest'
import { tellListeners } from '../../publication/changes/changeListeners.ts'
import { keptFindings } from './keptFindings.ts'

function counter() {
  const kept = keptFindings()
  let asked = 0
  const count = async () => {
    asked += 1
    return asked
  }
  return { kept, count }
}

test('the records of a list are counted once for all of its pages', async () => {
  const { kept, count } = counter()
  expect(await kept.askOnce(['blogs', null], count)).toBe(1)
  expect(await kept.askOnce(['blogs', null], count)).toBe(1)
  expect(await kept.askOnce(['jobs', null], count)).toBe(2)
  kept.close()
})

test('they are counted anew once something has changed, even while they were counted', async () => {
  const { kept, count } = counter()
  const slow = kept.askOnce(['blogs'], async () => {
    const counted = await count()
    tellListeners(['blogs'])
    return counted
  })
  expect(await slow).toBe(1)
  expect(await kept.askOnce(['blogs'], count)).toBe(2)
  kept.close()
})

test('they are counted anew after a minute, for what changed behind the back of the program', async () => {
  vi.useFakeTimers()
  const { kept, count } = counter()
  expect(await kept.askOnce(['blogs'], count)).toBe(1)
  vi.advanceTimersByTime(59_000)
  expect(await kept.askOnce(['blogs'], count)).toBe(1)
  vi.advanceTimersByTime(2000)
  expect(await kept.askOnce(['blogs'], count)).toBe(2)
  kept.close()
  vi.useRealTimers()
})

test('so many are kept, and the oldest goes first', async () => {
  const { kept, count } = counter()
  for (let number = 0; number <= 500; number += 1) await kept.askOnce(number, count)
  expect(await kept.askOnce(500, count)).toBe(501)
  expect(await kept.askOnce(0, count)).toBe(502)
  kept.close()
})
