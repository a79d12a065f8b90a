import { describe, expect, it } from 'vitest'
import { leadership } from './leadership.ts'

function noting() {
  const done: string[] = []
  const work = (name: string) => (over: AbortSignal) => {
    done.push(`${name} commence`)
    over.addEventListener('abort', () => done.push(`${name} finit`), { once: true })
  }
  const problems: unknown[] = []
  const error = (problem: unknown) => void problems.push(problem)
  const leading = leadership({ logger: { error } as never })
  return { done, work, problems, leading }
}

describe('Work that one does for all', () => {
  it('begins when it is his turn, and ends with it', () => {
    const { done, work, leading } = noting()
    leading.lead(work('un'))
    expect(done).toEqual([])
    leading.take()
    leading.lead(work('deux'))
    expect(done).toEqual(['un commence', 'deux commence'])
    leading.lose()
    expect(done).toEqual(['un commence', 'deux commence', 'un finit', 'deux finit'])
  })

  it('begins once, however often he is told, and again at his next turn', () => {
    const { done, work, leading } = noting()
    leading.lead(work('un'))
    leading.lose()
    leading.take()
    leading.take()
    leading.lose()
    leading.lose()
    leading.take()
    expect(done).toEqual(['un commence', 'un finit', 'un commence'])
  })

  it('does not keep the rest from beginning where some of it fails', async () => {
    const { done, work, problems, leading } = noting()
    leading.lead(() => {
      throw new Error('panne')
    })
    leading.lead(work('deux'))
    leading.take()
    expect(done).toEqual(['deux commence'])
    await expect.poll(() => problems).toHaveLength(1)
  })
})
