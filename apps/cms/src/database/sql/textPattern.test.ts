import { describe, expect, it } from 'vitest'
import { globPattern, regularExpression } from './textPattern.ts'

/** JavaScript's expressions are close enough to PostgreSQL's to try the pattern. */
const finds = (sought: string, text: string) =>
  new RegExp(regularExpression(sought, 'anywhere'), 'u').test(text)

describe('search without regard to case and accents (contract.md)', () => {
  it.each([
    ['etude', 'Étude d’impact'],
    ['ÉTUDE', 'une etude'],
    ['ca', 'Ça va'],
    ["l'usage", 'à l’usage de'],
    ['80 %', 'plus de 80\u00a0%'],
  ])('finds %s in %s', (sought, text) => {
    expect(finds(sought, text)).toBe(true)
  })

  it('takes ligatures apart', () => {
    expect(regularExpression('œuvre', 'anywhere')).toBe(regularExpression('oeuvre', 'anywhere'))
  })

  it('takes signs of a pattern for themselves', () => {
    expect(globPattern('5*[x]?')).toBe('*5[*][[][xX]][?]*')
    expect(finds('(a.b)', '(a.b)')).toBe(true)
    expect(finds('a.b', 'axb')).toBe(false)
    expect(finds('$', 'a')).toBe(false)
  })

  it('stands where it is asked to', () => {
    expect(regularExpression('1', 'anywhere')).toBe('1')
    expect(regularExpression('1', 'start')).toBe('^1')
    expect(regularExpression('1', 'end')).toBe('1$')
    expect(regularExpression('1', 'whole')).toBe('^1$')
  })
})
