import { describe, expect, it } from 'vitest'
import { attemptLimits } from '../../src/people/signIn/attemptLimits.ts'
import { withValkey } from '../support/sharedLimits.ts'
import { attemptSuite, failing, issa } from './attemptSuite.ts'

describe('attempts that several back offices count together', () => {
  const limits = withValkey()

  attemptSuite((now) => {
    const line = limits.fresh()
    return attemptLimits({ now, line: () => line })
  })

  function twoBackOffices() {
    const valkey = limits.fresh()
    const line = () => valkey
    return [attemptLimits({ line }), attemptLimits({ line })] as const
  }

  it('slow down at one whoever guesses at the other, and are forgiven at both', async () => {
    const [one, two] = twoBackOffices()
    await failing(one)(5)
    expect(await two.beginPassword(issa)).toBe(30)
    await one.passwordWasRight(issa)
    expect(await two.beginPassword(issa)).toBe(0)
  })

  it('are a hundred where a hundred come at once', async () => {
    const both = twoBackOffices()
    const tries = Array.from({ length: 50 }, () => both.map((one) => one.beginPassword(issa)))
    const waits = await Promise.all(tries.flat())
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
  })
})
