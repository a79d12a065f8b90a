import { describe, expect, it } from 'vitest'
import { foundAs } from './foundAs.ts'

const text = 'Trois **jours** de foire.'

describe('what search engines show of a record', () => {
  it('is its title and the beginning of its text', () => {
    const none = { titre_recherche: null, description_recherche: null }
    expect(foundAs(none, 'Une foire', text, 'Nos actualités')).toEqual({
      searchTitle: 'Une foire',
      description: 'Trois jours de foire.',
    })
    expect(foundAs({}, 'Une foire', '', 'Nos actualités').description).toBe('Nos actualités')
  })

  it('is what staff wrote for them, before the excerpt and the text', () => {
    const record = { extrait: 'Venez à Kaya.', titre_recherche: 'Foire du cuir 2026' }
    expect(foundAs(record, 'Une foire', text, '')).toEqual({
      searchTitle: 'Foire du cuir 2026',
      description: 'Venez à Kaya.',
    })
    const described = { ...record, description_recherche: 'Le cuir à Kaya.' }
    expect(foundAs(described, 'Une foire', text, '').description).toBe('Le cuir à Kaya.')
  })
})
