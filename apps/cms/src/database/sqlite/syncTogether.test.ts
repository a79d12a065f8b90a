import { expect, it } from 'vitest'
import { syncTogether } from './syncTogether.ts'

it('writes through once for all who came meanwhile, and never before they came (issue 13, 1)', async () => {
  const ends: PromiseWithResolvers<void>[] = []
  const wait = syncTogether(() => {
    const end = Promise.withResolvers<void>()
    ends.push(end)
    return end.promise
  })
  const first = wait()
  await expect.poll(() => ends.length).toBe(1)
  const told: string[] = []
  const others = ['second', 'third'].map((who) => wait().then(() => told.push(who)))
  ends[0]?.resolve()
  await first
  expect(told).toEqual([])

  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.resolve()
  await Promise.all(others)
  expect(told).toEqual(['second', 'third'])
})

it('tells each what became of his own, and tries again for the next', async () => {
  let fails = true
  const wait = syncTogether(async () => {
    if (fails) throw new Error('EIO')
  })
  await expect(wait()).rejects.toThrow('EIO')
  fails = false
  await expect(wait()).resolves.toBeUndefined()
})
