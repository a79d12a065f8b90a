import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { forEachName } from './forEachName.ts'

const names = Array.from({ length: 40 }, (_, at) => String(at))

it('Does something for every name once, a few at a time', async () => {
  const done: string[] = []
  let atOnce = 0
  let most = 0
  await forEachName(names, async (name) => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await wait(1)
    atOnce -= 1
    done.push(name)
  })
  expect(done.sort()).toEqual([...names].sort())
  expect(most).toBe(4)
})

it('Begins nothing after the first failure, and is over when all that had begun is', async () => {
  let begun = 0
  let over = 0
  const failing = forEachName(names, async (name) => {
    begun += 1
    if (name === '2') throw new Error('plus de place')
    await wait(5)
    over += 1
  })
  await expect(failing).rejects.toThrow('plus de place')
  expect({ begun, over }).toEqual({ begun: 4, over: 3 })
})
