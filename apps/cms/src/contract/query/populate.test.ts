import { describe, expect, it } from 'vitest'
import { blogs, smallModel } from '../../../test/support/smallModel.ts'
import { type Populate, parsePopulate } from './populate.ts'
import { parseQueryString } from './queryString.ts'

const populate = (query: string) =>
  parsePopulate(parseQueryString(query).populate, blogs, smallModel)

/** `category(blogs),tags`: the relations only. */
function shape(populates: readonly Populate[]): string {
  return populates
    .map(({ relation, populate: inner }) =>
      inner.length === 0 ? relation : `${relation}(${shape(inner)})`,
    )
    .join(',')
}

describe('populate (contract.md, Envelope)', () => {
  it.each([
    ['', ''],
    ['populate=*', 'category,tags'],
    ['populate=tags', 'tags'],
    ['populate=tags,category', 'category,tags'],
    ['populate[0]=tags&populate[1]=category', 'category,tags'],
    ['populate[tags]=true', 'tags'],
    ['populate[tags]=false', ''],
    ['populate[tags]=*', 'tags'],
    ['populate=true', ''],
    ['populate[*]=true', ''],
    ['populate[category][populate]=*', 'category(blogs)'],
    ['populate=category.blogs', 'category(blogs)'],
    ['populate=category.blogs,category', 'category(blogs)'],
    ['populate=category.blogs.tags,category.blogs.category', 'category(blogs(category,tags))'],
    ['populate=nope', ''],
    ['populate=titre', ''],
    ['populate=__proto__.x', ''],
  ])('reads %s', (query, expected) => {
    expect(shape(populate(query))).toBe(expected)
  })

  it('takes fields, filters, sort and count of a relation', () => {
    const [tags] = populate(
      'populate[tags][fields][0]=nom&populate[tags][sort]=nom&populate[tags][filters][id]=1&populate[tags][count]=true',
    )

    expect(tags).toMatchObject({ relation: 'tags', fields: ['nom'], count: true })
    expect(tags?.sort).toHaveLength(1)
    expect(tags?.filter).toMatchObject({ kind: 'compare', attribute: 'id' })
  })

  it('refuses unknown fields within, and more than three levels', () => {
    const deep = 'category.blogs.category.blogs'

    expect(() => populate('populate[tags][fields]=nope')).toThrow('Invalid parameter nope')
    expect(() => populate(`populate=${deep}`)).toThrow('more than 3 levels of relations')
  })
})
