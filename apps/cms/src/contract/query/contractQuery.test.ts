import { describe, expect, it } from 'vitest'
import { blogs, smallModel } from '../../../test/support/smallModel.ts'
import { parseListQuery } from './contractQuery.ts'
import { parseLocale } from './locale.ts'

const languages = { all: ['fr', 'en', 'ar'], fallback: 'fr' } as const
const key = (search: string) => JSON.stringify(parseListQuery(search, blogs, smallModel, languages))

describe('the whole query', () => {
  it('is the same, as a cache key, however it is written', () => {
    expect(key('populate=tags,category&utm_source=x')).toBe(
      key('populate[0]=category&populate[1]=tags&publicationState=live'),
    )
    expect(key('pagination[page]=1&sort=titre')).toBe(key('sort[titre]=asc&_=1'))
    expect(key('filters[slug]=a')).toBe(key('filters%5Bslug%5D%5B%24eq%5D=a'))
  })

  it('differs when the answer would', () => {
    const keys = ['', 'locale=en', 'fields=titre', 'sort=id', 'populate=*', 'filters[id]=1']

    expect(new Set(keys.map(key)).size).toBe(keys.length)
  })

  it('follows three relations, one from another, and not four', () => {
    const deep = [
      'filters[tags][blogs][tags][blogs][titre]=z',
      'filters[tags][blogs][tags][blogs][$null]=true',
      'sort=tags.blogs.tags.blogs.titre',
      'populate=tags.blogs.tags.blogs',
      'populate[tags][populate][blogs][filters][category][blogs][titre]=z',
      'populate[tags][sort]=blogs.tags.blogs.titre',
    ]
    for (const query of deep) {
      expect(() => key(query), query).toThrow('more than 3 levels of relations')
    }
    expect(key('filters[tags][blogs][tags][nom][$contains]=z')).toContain('related')
    expect(key('sort=tags.blogs.tags.nom')).toContain('tags')
    expect(key('populate=tags.blogs.category')).toContain('category')
  })

  it('has a cost, which filters, sorts and populate spend together', () => {
    const letters = (count: number, path: string) =>
      Array.from({ length: count }, (_, at) => `filters[$or][${at}]${path}[$contains]=z`).join('&')
    const tooMuch = [
      letters(49, '[tags][blogs][tags][nom]'),
      letters(49, '[titre]'),
      `${letters(10, '[tags][nom]')}&sort=tags.blogs.tags.nom`,
      `${letters(30, '[titre]')}&populate[tags][filters][nom][$in]=a&populate[tags][filters][blogs][titre][$contains]=z`,
    ]
    for (const query of tooMuch) expect(() => key(query), query).toThrow('100 are allowed')
    expect(key(letters(10, '[tags][nom]'))).toContain('related')
  })

  it('reads the language, with French for what nobody writes here', () => {
    expect(parseLocale('en', languages)).toBe('en')
    expect(parseLocale('EN-gb', languages)).toBe('en')
    expect(parseLocale('de', languages)).toBe('fr')
    expect(parseLocale(undefined, languages)).toBeNull()
    expect(parseLocale(['en'], languages)).toBeNull()
  })
})
