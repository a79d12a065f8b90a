import { describe, expect, it } from 'vitest'
import { attemptLimits } from '../../src/people/signIn/attemptLimits.ts'
import { attemptSuite, failing, issa } from './attemptSuite.ts'

attemptSuite((now) => attemptLimits({ now }))

describe('many who ask and guess', () => {
  it('make nobody forget the passwords and figures that others guessed', async () => {
    const limits = attemptLimits({ now: () => 1_764_000_000_000 })
    const fail = failing(limits)
    await fail(6)
    await fail(6, { ...issa, known: true })
    for (let tried = 0; tried < 11; tried += 1) await limits.beginCode(1)
    for (let asked = 0; asked < 20_001; asked += 1) {
      await limits.beginLetter({ address: `10.0.${asked}`, account: `p${asked}@sira.bf` })
    }
    expect(await limits.beginPassword(issa)).toBe(30)
    expect(await limits.beginPassword({ ...issa, known: true })).toBe(30)
    expect(await limits.beginCode(1)).toBe(60)
  })

  it('make nobody forget the letters that were asked for', async () => {
    const limits = attemptLimits({ now: () => 1_764_000_000_000 })
    const fail = failing(limits)
    for (let asked = 0; asked < 4; asked += 1) await limits.beginLetter(issa)
    for (let tried = 0; tried < 20_001; tried += 1) {
      await fail(1, { ...issa, address: `10.0.${tried}`, account: `p${tried}@sira.bf` })
    }
    expect(await limits.beginLetter(issa)).toBe(600)
  })
})
