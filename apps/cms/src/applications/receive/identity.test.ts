import { describe, expect, it } from 'vitest'
import { applicationMark, foldedName, identityMark } from './identity.ts'

const payload = { secret: 'a-secret-for-tests-only-0123456789' }
const phone = '+22670123456'

describe('The identity of a candidate (product 10)', () => {
  it.each([
    ['Ouédraogo Awa', 'awa OUEDRAOGO'],
    ['Awa  Ouedraogo', 'Ouedraogo, Awa'],
    ['N’Goran Éric', 'eric n goran'],
    ['عائشة عمر', 'عمر عائشة'],
  ])('%s is %s', (one, other) => {
    expect(foldedName(one)).toBe(foldedName(other))
    expect(identityMark({ phone, nom: one }, payload)).toBe(
      identityMark({ phone, nom: other }, payload),
    )
  })

  it('tells sisters apart, and one person from the next number', () => {
    const awa = identityMark({ phone, nom: 'Awa Ouedraogo' }, payload)
    expect(identityMark({ phone, nom: 'Aïcha Ouedraogo' }, payload)).not.toBe(awa)
    expect(identityMark({ phone: '+22670123457', nom: 'Awa Ouedraogo' }, payload)).not.toBe(awa)
    expect(applicationMark(awa, 1, payload)).not.toBe(applicationMark(awa, 2, payload))
    expect(applicationMark(awa, null, payload)).toBe(applicationMark(awa, null, payload))
  })
})
