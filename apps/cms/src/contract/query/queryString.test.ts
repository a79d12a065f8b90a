import { describe, expect, it } from 'vitest'
import { listIn, namesIn, parseQueryString } from './queryString.ts'

describe('query string (contract.md, Query)', () => {
  it('reads raw and percent-encoded brackets alike', () => {
    const raw = parseQueryString('filters[slug][$eq]=a%20b')

    expect(parseQueryString('filters%5Bslug%5D%5B%24eq%5D=a+b')).toEqual(raw)
    expect(raw).toEqual({ filters: { slug: { $eq: 'a b' } } })
  })

  it('reads a name without a value as null', () => {
    expect(parseQueryString('filters[titre]')).toEqual({ filters: { titre: null } })
  })

  it('refuses too many parameters and too deep brackets with a sentence', () => {
    const many = Array.from({ length: 600 }, (_, index) => `p${index}=1`).join('&')

    expect(() => parseQueryString(many)).toThrow(/^Invalid query/)
    expect(() => parseQueryString(`a${'[b]'.repeat(40)}=1`)).toThrow(/^Invalid query/)
  })

  it('takes no name for a part of the language', () => {
    const query = parseQueryString('__proto__[x]=1&constructor[prototype][x]=1')

    expect(Object.getPrototypeOf(query)).toBeNull()
    expect(({} as { x?: unknown }).x).toBeUndefined()
  })

  it('reads names from texts and lists', () => {
    expect(namesIn('a,b', 'fields')).toEqual(['a,b'])
    expect(namesIn(['a', 'b', ''], 'fields')).toEqual(['a', 'b'])
    expect(() => namesIn({ a: 'b' }, 'fields')).toThrow('Invalid fields')
  })

  it('takes an object of indexes for a list', () => {
    expect(listIn({ 0: 'a', 200: 'b' })).toEqual(['a', 'b'])
    expect(listIn({ a: 'b' })).toBeUndefined()
    expect(listIn({})).toBeUndefined()
  })
})
