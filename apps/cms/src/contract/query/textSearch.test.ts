import { describe, expect, it } from 'vitest'
import { blogs, smallModel } from '../../../test/support/smallModel.ts'
import { scalarsOf } from '../model/contentModel.ts'
import { parseListQuery } from './contractQuery.ts'
import { isPrompt } from './cost/isPrompt.ts'
import { textSearch } from './textSearch.ts'

const languages = { all: ['fr', 'en', 'ar'], fallback: 'fr' } as const
const ask = (search: string) => parseListQuery(search, blogs, smallModel, languages)

/** The attributes that a search looks at, each with its operator. */
function lookedAt(text: string): string[] {
  const filter = textSearch(text, blogs)
  if (filter?.kind !== 'or') throw new Error('no alternatives')
  return filter.filters.map((one) =>
    one.kind === 'compare' ? `${one.attribute} ${one.operator}` : one.kind,
  )
}

const texts = scalarsOf(blogs).filter(({ stored, value }) => stored && value === 'text')

describe('_q', () => {
  it('looks in every text that is stored, and nowhere else', () => {
    expect(texts.length).toBeGreaterThan(1)
    expect(lookedAt('excel')).toEqual(texts.map(({ name }) => `${name} $containsi`))
  })

  it('is a number of the record too, where it is one', () => {
    expect(lookedAt('12')).toContain('id $eq')
    for (const text of ['12a', '-1', '1.5', '9999999999']) {
      expect(lookedAt(text), text).not.toContain('id $eq')
    }
  })

  it('narrows what the filters leave', () => {
    expect(ask('_q=a&filters[id]=1').filter).toMatchObject({
      kind: 'and',
      filters: [{ attribute: 'id' }, { kind: 'or' }],
    })
    expect(ask('_q=a').filter).toMatchObject({ kind: 'or' })
    expect(ask('_q=').filter).toBeNull()
    expect(ask('_q').filter).toBeNull()
  })

  it('is paid for like the conditions that it stands for, and read apart', () => {
    expect(isPrompt(ask('_q=a'), blogs, smallModel)).toBe(false)
    const conditions = Array.from({ length: 33 }, (_, at) => {
      return `filters[$or][${at}][titre][$contains]=z`
    })
    expect(ask(conditions.join('&')).filter).not.toBeNull()
    expect(() => ask(`${conditions.join('&')}&_q=a`)).toThrow('are allowed')
  })

  it.each([['_q[]=a'], ['_q[x]=a'], [`_q=${'a'.repeat(501)}`], ['_q=%00']])(
    'is refused with a sentence when it is no text to look for: %.12s',
    (search) => {
      expect(() => ask(search)).toThrow(/^Invalid (_q|filter)/)
    },
  )
})
