import { describe, expect, it } from 'vitest'
import { changedWords } from './changedWords.ts'

const marked = (before: string, now: string) =>
  changedWords(before, now)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `[+${text}+]` })[kind])
    .join('')

describe('what became of the French since the translation', () => {
  it('is told word by word', () => {
    expect(marked('La foire de Kaya ouvre lundi.', 'La foire de Dori ouvre mardi.')).toBe(
      'La foire de [-Kaya-][+Dori+] ouvre [-lundi.-][+mardi.+]',
    )
    expect(marked('Trois jours', 'Trois longs jours')).toBe('Trois [+longs +]jours')
    expect(marked('Trois longs jours', 'Trois jours')).toBe('Trois [-longs -]jours')
  })

  it('is all of it where nothing is left, and nothing where nothing changed', () => {
    expect(marked('', 'Une foire')).toBe('[+Une foire+]')
    expect(marked('Une foire', '')).toBe('[-Une foire-]')
    expect(marked('Une foire', 'Une foire')).toBe('Une foire')
  })

  it('is shown without comparing words of a very long text that was written anew', () => {
    const text = (word: string) => `${`${word} `.repeat(2000)}fin`
    const pieces = changedWords(text('un'), text('deux'))
    expect(pieces.map(({ kind }) => kind)).toEqual(['gone', 'new', 'same'])
  })
})
