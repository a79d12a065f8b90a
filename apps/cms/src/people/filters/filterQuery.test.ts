import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { checkFilter, filterOf, isShown } from './filterQuery.ts'

const messages: FlattenedField[] = [
  { name: 'searchText', type: 'textarea' },
  { name: 'email', type: 'text' },
  { name: 'state', type: 'select', options: ['new'] },
]
const payments: FlattenedField[] = [
  { name: 'commande', type: 'relationship', relationTo: 'commandes' },
  { name: 'transaction', type: 'text' },
  { name: 'mode', type: 'select', options: ['om'] },
]
const articles: FlattenedField[] = [{ name: 'titre', type: 'text' }]

describe('a filter that is kept', () => {
  it('is what narrows the list and its order, of all that the address says', () => {
    const address = new URLSearchParams(
      'where[and][0][state][equals]=new&page=3&limit=10&sort=-nom&preset=1',
    )
    expect(decodeURIComponent(filterOf(address))).toBe('where[and][0][state][equals]=new&sort=-nom')
    expect(filterOf(new URLSearchParams('sort=-nom&page=2'))).toBe('')
  })

  it('is the one that is shown, in the order it names or in any', () => {
    expect(isShown('search=foire', 'search=foire&sort=_order')).toBe(true)
    expect(isShown('search=foire&sort=_order', 'search=foire&sort=_order')).toBe(true)
    expect(isShown('search=foire&sort=_order', 'search=foire&sort=-titre')).toBe(false)
    expect(isShown('search=foire', 'search=salon&sort=_order')).toBe(false)
  })

  it('names no visitor', () => {
    const filter = (query: string) =>
      checkFilter(new URLSearchParams(query).toString(), messages, true)
    expect(filter('where[state][equals]=new')).toBe(true)
    expect(filter('where[or][0][and][0][state][in][0]=new')).toBe(true)
    expect(filter('where[or][0][and][0][email][equals]=a%40b.bf')).toContain('ne nomme personne')
    expect(filter('search=Awa')).toContain('ne nomme personne')
  })

  it('names no customer, where records are about his orders', () => {
    const filter = (query: string) =>
      checkFilter(new URLSearchParams(query).toString(), payments, true)
    expect(filter('where[mode][equals]=om')).toBe(true)
    expect(filter('where[commande.phone][equals]=%2B22670123456')).toContain('ne nomme personne')
    expect(filter('where[transaction][equals]=OM7')).toContain('ne nomme personne')
    expect(filter('search=70123456')).toContain('ne nomme personne')
  })

  it('of contents may be any word', () => {
    expect(checkFilter('search=foire', articles, false)).toBe(true)
    expect(checkFilter('', articles, false)).toContain('illisible')
    expect(checkFilter('redirect=https%3A%2F%2Fexample.org', articles, false)).toContain(
      'illisible',
    )
  })
})
