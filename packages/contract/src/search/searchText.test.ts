import { describe, expect, it } from 'vitest'
import { indexedText, isWeak, plainWord, stemOf, wordsOf } from './searchText.ts'

describe('words as a search compares them', () => {
  it.each([
    ['Été', 'ete'],
    ['ŒUVRE', 'oeuvre'],
    ['كلّ', 'كل'],
    ['التدريب', 'تدريب'],
    ['الإدارة', 'اداره'],
    ['آلة', 'اله'],
    ['بالتدريب', 'تدريب'],
    ['فالتسويق', 'تسويق'],
    ['للتدريب', 'تدريب'],
    ['٢٠٢٦', '2026'],
  ])('%s is %s', (written, plain) => expect(plainWord(written)).toBe(plain))

  it('are found where they stand', () => {
    const text = 'L’été à Koudougou'
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'L',
      'été',
      'à',
      'Koudougou',
    ])
    expect(indexedText('كلّ التدريب')).toBe('كل تدريب')
  })
})

describe('a question', () => {
  it('has words that say nothing beside others', () => {
    expect(['de', 'la', 'l', 'of'].every(isWeak)).toBe(true)
    expect(['cv', 'ia', 'formations', 'في'].some(isWeak)).toBe(false)
  })
  it('asks for the singular too', () => {
    expect([stemOf('formations'), stemOf('travaux'), stemOf('bois')]).toEqual([
      'formation',
      'travau',
      'bois',
    ])
  })
})
