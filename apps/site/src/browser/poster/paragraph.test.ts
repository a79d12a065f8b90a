import { describe, expect, it } from 'vitest'
import { brokenInto } from './paragraph.ts'

const upTo = (most: number) => (line: string) => line.length <= most

describe('the lines of a poster', () => {
  it('break at spaces, and in an address after its signs', () => {
    expect(brokenInto('Tenir la caisse d’un commerce', upTo(16))).toEqual([
      'Tenir la caisse',
      'd’un commerce',
    ])
    expect(brokenInto('sira.example/formations/tenir-la-caisse', upTo(24))).toEqual([
      'sira.example/formations/',
      'tenir-la-caisse',
    ])
  })

  it('break a word that no line holds, and lose no letter', () => {
    const lines = brokenInto('Anticonstitutionnellement vôtre', upTo(10))
    expect(lines.every((line) => line.length <= 10)).toBe(true)
    expect(lines.join('').replaceAll(' ', '')).toBe('Anticonstitutionnellementvôtre')
    expect(brokenInto('é', () => false)).toEqual(['é'])
    expect(brokenInto('', upTo(1))).toEqual([])
  })
})
