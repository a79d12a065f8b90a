import { describe, expect, it } from 'vitest'
import { blogs, smallModel } from '../../../../test/support/smallModel.ts'
import { parseListQuery } from '../contractQuery.ts'
import { isPrompt } from './isPrompt.ts'

const languages = { all: ['fr', 'en', 'ar'], fallback: 'fr' } as const
const prompt = (search: string) =>
  isPrompt(parseListQuery(search, blogs, smallModel, languages), blogs, smallModel)

describe('a question that SQLite answers at once, in the event loop', () => {
  it.each([
    '',
    'populate=*&sort=id:desc',
    'filters[slug][$eq]=iso-9001&populate=*',
    'filters[category][id][$eq]=3',
    'filters[tags][id][$in]=1&sort=date',
    'filters[$or][0][date][$gte]=2026-01-01&filters[$or][1][date][$null]=true',
  ])('is %s', (search) => {
    expect(prompt(search)).toBe(true)
  })

  it.each([
    'filters[slug][$contains]=z',
    'filters[category][nom]=Leadership',
    'filters[tags][blogs][id]=1',
    'sort=category.nom',
    'populate=category.blogs',
    'populate[tags][sort]=nom',
  ])('is not %s', (search) => {
    expect(prompt(search)).toBe(false)
  })
})
