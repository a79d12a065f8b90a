import { describe, expect, it } from 'vitest'
import { blogs, smallModel } from '../../../test/support/smallModel.ts'
import { parseListQuery } from './contractQuery.ts'
import { parseLocale } from './locale.ts'

const languages = { all: ['fr', 'en', 'ar'], fallback: 'fr' }
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

  it('reads the language, with French for what nobody writes here', () => {
    expect(parseLocale('en', languages)).toBe('en')
    expect(parseLocale('EN-gb', languages)).toBe('en')
    expect(parseLocale('de', languages)).toBe('fr')
    expect(parseLocale(undefined, languages)).toBeNull()
    expect(parseLocale(['en'], languages)).toBeNull()
  })
})
