import { describe, expect, it } from 'vitest'
import { phoneCandidates } from './phoneCandidates.ts'

describe('A phone number that is to find a file', () => {
  it.each([
    '+226 70 12 34 56',
    '0022670123456',
    '226 70123456',
    '70 12 34 56',
    '70-12.34/56',
    '٧٠١٢٣٤٥٦',
    '\u200e+226 70 12 34 56',
  ])('may be written %s', (typed) => {
    expect(phoneCandidates(typed)).toContain('+22670123456')
  })

  it('that is none asks all the same, and finds nothing', () => {
    expect(phoneCandidates('pas un numéro')).toEqual(['+0'])
    expect(phoneCandidates('')).toEqual(['+0'])
  })
})
