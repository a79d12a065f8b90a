import { describe, expect, it } from 'vitest'
import type { Attempt, attemptLimits } from '../../src/people/signIn/attemptLimits.ts'

type Limits = ReturnType<typeof attemptLimits>

export const issa: Attempt = { address: '203.0.113.1', account: 'issa@sira.example', known: false }
const minute = 60_000

/** So many attempts, one after the other; gives the wait of the last. */
export const failing =
  (limits: Limits) =>
  async (times: number, attempt: Attempt = issa) => {
    let wait = 0
    for (let tried = 0; tried < times; tried += 1) wait = await limits.beginPassword(attempt)
    return wait
  }

/** The rules of attempts, for each store of the counts. */
export function attemptSuite(limitsOf: (now: () => number) => Limits): void {
  function limitsAt() {
    const clock = { now: 1_764_000_000_000 }
    const limits = limitsOf(() => clock.now)
    return { clock, limits, fail: failing(limits) }
  }

  describe('guessing a password', () => {
    it('is slowed after five failures, longer each time', async () => {
      const { clock, limits, fail } = limitsAt()
      expect(await fail(5)).toBe(0)
      expect(await limits.beginPassword(issa)).toBe(30)
      clock.now += 30_000
      expect(await limits.beginPassword(issa)).toBe(0)
      expect(await limits.beginPassword(issa)).toBe(60)
    })

    it('never waits more than a quarter of an hour, and all is forgotten after an hour', async () => {
      const { clock, limits, fail } = limitsAt()
      await fail(5)
      for (let more = 0; more < 10; more += 1) {
        clock.now += 15 * minute
        expect(await limits.beginPassword(issa)).toBe(0)
      }
      expect(await limits.beginPassword(issa)).toBe(15 * 60)
      clock.now += 60 * minute
      expect(await fail(5)).toBe(0)
    })

    it('keeps nobody else out: neither from another address nor to another account', async () => {
      const { limits, fail } = limitsAt()
      await fail(6)
      expect(await limits.beginPassword({ ...issa, address: '203.0.113.2' })).toBe(0)
      expect(await limits.beginPassword({ ...issa, account: 'fatou@sira.example' })).toBe(0)
    })

    it('is slowed too when it goes from account to account', async () => {
      const { limits, fail } = limitsAt()
      for (let tried = 0; tried < 30; tried += 1)
        await fail(1, { ...issa, account: `p${tried}@sira.bf` })
      expect(await limits.beginPassword({ ...issa, account: 'fatou@sira.example' })).toBe(60)
      // A colleague behind the same address, at the computer where he always signs in.
      expect(await limits.beginPassword({ ...issa, known: true })).toBe(0)
    })

    it('from many addresses is slowed, but not on a device of the account’s owner', async () => {
      const { limits, fail } = limitsAt()
      for (let from = 0; from < 50; from += 1)
        await fail(1, { ...issa, address: `198.51.100.${from}` })
      expect(await limits.beginPassword({ ...issa, address: '192.0.2.7' })).toBe(60)
      expect(await limits.beginPassword({ ...issa, address: '192.0.2.7', known: true })).toBe(0)
    })

    it('is forgiven to who knows it in the end', async () => {
      const { limits, fail } = limitsAt()
      await fail(5)
      await limits.passwordWasRight(issa)
      expect(await fail(5)).toBe(0)
    })
  })

  describe('guessing the six figures', () => {
    it('is slowed after ten failures, from wherever', async () => {
      const { limits } = limitsAt()
      for (let tried = 0; tried < 10; tried += 1) expect(await limits.beginCode(1)).toBe(0)
      expect(await limits.beginCode(1)).toBe(60)
      expect(await limits.beginCode(2)).toBe(0)
    })
  })

  describe('asking for letters', () => {
    it('has its own rate: three to an address, then a wait', async () => {
      const { limits, fail } = limitsAt()
      await fail(6)
      for (let asked = 0; asked < 3; asked += 1) expect(await limits.beginLetter(issa)).toBe(0)
      expect(await limits.beginLetter(issa)).toBe(600)
    })
  })
}
