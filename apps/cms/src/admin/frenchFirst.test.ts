import { describe, expect, it } from 'vitest'
import { frenchFirst } from './frenchFirst.ts'

describe('the screen of a new record', () => {
  const create = ['collections', 'blogs', 'create']

  it('is in French, whatever language was chosen before', () => {
    const french = '/admin/collections/blogs/create?locale=fr'
    expect(frenchFirst(create, {})).toBe(french)
    expect(frenchFirst(create, { locale: 'en' })).toBe(french)
    expect(frenchFirst(create, { a: '1', locale: 'ar' })).toBe(
      '/admin/collections/blogs/create?a=1&locale=fr',
    )
    expect(frenchFirst(create, { locale: 'fr' })).toBeUndefined()
  })

  it('of a newsletter is in any language, as is every other screen', () => {
    expect(frenchFirst(['collections', 'letters', 'create'], { locale: 'ar' })).toBeUndefined()
    expect(frenchFirst(['collections', 'blogs', '12'], { locale: 'en' })).toBeUndefined()
    expect(frenchFirst(['collections', 'blogs'], { locale: 'en' })).toBeUndefined()
    expect(frenchFirst([], {})).toBeUndefined()
  })
})
