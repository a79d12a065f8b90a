import { describe, expect, it } from 'vitest'
import { cutAt, lengthWords } from './cutAt.ts'

describe('what a search engine shows of a text', () => {
  it('is all of it, where it is short', () => {
    expect(cutAt(' Une foire à Kaya ', 60)).toBe('Une foire à Kaya')
    expect(cutAt('معرض الجلود في كايا', 60)).toBe('معرض الجلود في كايا')
  })

  it('ends between two words, where it is too long', () => {
    expect(cutAt('Une grande foire à Kaya', 16)).toBe('Une grande foire…')
    expect(cutAt('Une grande foire à Kaya', 14)).toBe('Une grande…')
    expect(cutAt('Anticonstitutionnellement', 10)).toBe('Anticonsti…')
  })

  it('is counted in what a reader sees as a character', () => {
    expect(lengthWords('é', 60)).toBe('1 caractère sur 60 environ')
    expect(lengthWords('😀😀', 60)).toBe('2 caractères sur 60 environ')
    expect(lengthWords(`${'x'.repeat(60)}…`, 60)).toBe('60 caractères sur 60 environ')
    expect(lengthWords('x'.repeat(61), 60)).toMatch(/^61 caractères : la fin sera coupée/)
  })
})
