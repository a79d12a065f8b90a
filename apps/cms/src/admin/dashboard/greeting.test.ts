import { describe, expect, it } from 'vitest'
import { greeting } from './greeting.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 18, hour, 30))

describe('the greeting of the dashboard', () => {
  it('calls the person by their name', () => {
    expect(greeting({ nom: ' Awa Ouédraogo ' }, at(9))).toBe('Bonjour Awa Ouédraogo')
  })

  it('says good evening from 18 h until the early morning', () => {
    expect(greeting({ nom: 'Awa' }, at(17))).toBe('Bonjour Awa')
    expect(greeting({ nom: 'Awa' }, at(18))).toBe('Bonsoir Awa')
    expect(greeting({ nom: 'Awa' }, at(3))).toBe('Bonsoir Awa')
  })

  it('does without a name that was not given', () => {
    expect(greeting({ nom: null }, at(9))).toBe('Bonjour')
    expect(greeting({ nom: '  ' }, at(9))).toBe('Bonjour')
  })
})
