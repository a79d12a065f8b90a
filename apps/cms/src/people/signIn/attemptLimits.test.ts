import { describe, expect, it } from 'vitest'
import { type Attempt, attemptLimits } from './attemptLimits.ts'

const issa: Attempt = { address: '203.0.113.1', account: 'issa@sira.example', known: false }
const minute = 60_000

function limitsAt(start = 0) {
  const clock = { now: start }
  const limits = attemptLimits(() => clock.now)
  const fail = (times: number, attempt: Attempt = issa) =>
    Array.from({ length: times }, () => limits.beginPassword(attempt)).at(-1)
  return { clock, limits, fail }
}

describe('guessing a password', () => {
  it('is slowed after five failures, longer each time', () => {
    const { clock, limits, fail } = limitsAt()
    expect(fail(5)).toBe(0)
    expect(limits.beginPassword(issa)).toBe(30)
    clock.now += 30_000
    expect(limits.beginPassword(issa)).toBe(0)
    expect(limits.beginPassword(issa)).toBe(60)
  })

  it('never waits more than a quarter of an hour, and all is forgotten after an hour', () => {
    const { clock, limits, fail } = limitsAt()
    fail(5)
    for (let more = 0; more < 10; more += 1) {
      clock.now += 15 * minute
      expect(limits.beginPassword(issa)).toBe(0)
    }
    expect(limits.beginPassword(issa)).toBe(15 * 60)
    clock.now += 60 * minute
    expect(fail(5)).toBe(0)
  })

  it('keeps nobody else out: neither from another address nor to another account', () => {
    const { limits, fail } = limitsAt()
    fail(6)
    expect(limits.beginPassword({ ...issa, address: '203.0.113.2' })).toBe(0)
    expect(limits.beginPassword({ ...issa, account: 'fatou@sira.example' })).toBe(0)
  })

  it('is slowed too when it goes from account to account', () => {
    const { limits, fail } = limitsAt()
    for (let tried = 0; tried < 30; tried += 1) fail(1, { ...issa, account: `p${tried}@sira.bf` })
    expect(limits.beginPassword({ ...issa, account: 'fatou@sira.example' })).toBe(60)
    // A colleague behind the same address, at the computer where he always signs in.
    expect(limits.beginPassword({ ...issa, known: true })).toBe(0)
  })

  it('from many addresses is slowed, but not on a device of the account’s owner', () => {
    const { limits, fail } = limitsAt()
    for (let from = 0; from < 50; from += 1) fail(1, { ...issa, address: `198.51.100.${from}` })
    expect(limits.beginPassword({ ...issa, address: '192.0.2.7' })).toBe(60)
    expect(limits.beginPassword({ ...issa, address: '192.0.2.7', known: true })).toBe(0)
  })

  it('is forgiven to who knows it in the end', () => {
    const { limits, fail } = limitsAt()
    fail(5)
    limits.passwordWasRight(issa)
    expect(fail(5)).toBe(0)
  })
})

describe('guessing the six figures', () => {
  it('is slowed after ten failures, from wherever', () => {
    const { limits } = limitsAt()
    for (let tried = 0; tried < 10; tried += 1) expect(limits.beginCode(1)).toBe(0)
    expect(limits.beginCode(1)).toBe(60)
    expect(limits.beginCode(2)).toBe(0)
  })
})

describe('asking for letters', () => {
  const asking = (limits: ReturnType<typeof attemptLimits>, times: number) => {
    for (let asked = 0; asked < times; asked += 1) {
      limits.beginLetter({ address: `10.0.${asked}`, account: `p${asked}@sira.bf` })
    }
  }

  it('has its own rate: three to an address, then a wait', () => {
    const { limits, fail } = limitsAt()
    fail(6)
    const waits = [1, 2, 3, 4].map(() => limits.beginLetter(issa))
    expect(waits).toEqual([0, 0, 0, 600])
  })

  it('makes nobody forget the passwords and figures that were guessed', () => {
    const { limits, fail } = limitsAt()
    fail(6)
    fail(6, { ...issa, known: true })
    for (let tried = 0; tried < 11; tried += 1) limits.beginCode(1)
    asking(limits, 20_001)
    expect(limits.beginPassword(issa)).toBe(30)
    expect(limits.beginPassword({ ...issa, known: true })).toBe(30)
    expect(limits.beginCode(1)).toBe(60)
  })

  it('is not forgotten either, however many guess', () => {
    const { limits, fail } = limitsAt()
    for (let asked = 0; asked < 4; asked += 1) limits.beginLetter(issa)
    for (let tried = 0; tried < 20_001; tried += 1) {
      fail(1, { ...issa, address: `10.0.${tried}`, account: `p${tried}@sira.bf` })
    }
    expect(limits.beginLetter(issa)).toBe(600)
  })
})
