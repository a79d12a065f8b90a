import { describe, expect, it } from 'vitest'
import { writeQueue } from './writeQueue.ts'

describe('turns to write', () => {
  it('come in the order of asking', async () => {
    const queue = writeQueue()
    const order: string[] = []
    const leave = await queue.enter()
    const others = ['second', 'third'].map(async (name) => {
      const leaveNext = await queue.enter()
      order.push(name)
      leaveNext()
    })
    order.push('first')
    leave()
    await Promise.all(others)

    expect(order).toEqual(['first', 'second', 'third'])
  })

  it('are given up after waiting too long, without stopping those behind', async () => {
    const queue = writeQueue(20)
    const leave = await queue.enter()
    await expect(queue.enter()).rejects.toThrow('trop occupé')

    leave()
    const next = await queue.enter()
    expect(next).toBeTypeOf('function')
  })
})
