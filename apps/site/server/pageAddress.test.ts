import { describe, expect, it } from 'vitest'
import { pageAddress } from './pageAddress.ts'

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/faq', '/faq'],
    ['/?utm_source=x', '/'],
    ['/nos-actualites?page=2', '/nos-actualites?page=2'],
    ['/nos-actualites?utm_medium=x&page=2&page=3', '/nos-actualites?page=2'],
    ['/nos-actualites?page=0', '/nos-actualites'],
    ['/nos-actualites?page=-1', '/nos-actualites'],
    ['/nos-actualites?page=99999', '/nos-actualites'],
    ['/faq?page=2', '/faq'],
    ['/constructor?x=1', '/constructor'],
  ])('%s is %s', (url, target) => {
    expect(pageAddress(url)).toEqual({ target, movedTo: undefined })
  })

  it.each([
    ['/faq/', '/faq'],
    ['/faq//', '/faq'],
    ['/faq/?a=1&b=2', '/faq?a=1&b=2'],
    ['//faq', '/faq'],
  ])('%s is moved to %s', (url, movedTo) => {
    expect(pageAddress(url).movedTo).toBe(movedTo)
  })

  it.each(['//ailleurs.example/', '/\\ailleurs.example/', '\\\\ailleurs.example', '/\\/x/'])(
    'never leads to another host: %s',
    (url) => {
      expect(pageAddress(url).movedTo).toMatch(/^\/[^/\\]/)
    },
  )
})
