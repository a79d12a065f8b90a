import { describe, expect, it } from 'vitest'
import { blogs, smallModel } from '../../../test/support/smallModel.ts'
import { parseListQuery } from '../query/contractQuery.ts'
import { listTags } from './cacheTags.ts'

const languages = { all: ['fr'], fallback: 'fr' } as const
const tags = (search: string) =>
  listTags(blogs, parseListQuery(search, blogs, smallModel, languages), smallModel).join(',')

describe('cache tags: what an answer was made from', () => {
  it.each([
    ['', 'blogs'],
    ['populate=*', 'blogs,categories,tags'],
    ['populate[tags][count]=true', 'blogs,tags'],
    ['filters[slug]=un-article', 'blogs/un-article'],
    ['filters[slug]=un-article&populate=category', 'blogs/un-article,categories'],
    ['filters[slug]=un-article&populate=category.blogs', 'blogs,blogs/un-article,categories'],
    ['filters[slug][$ne]=un-article', 'blogs'],
    ['filters[slug]=un-article&filters[id]=1', 'blogs'],
    ['filters[slug]=a,b', 'blogs'],
    ['filters[category][nom]=x', 'blogs,categories'],
    ['filters[$or][0][tags][$null]=true&filters[$or][1][id]=1', 'blogs,tags'],
    ['filters[$not][category][blogs][id]=1', 'blogs,categories'],
    ['sort=category.nom', 'blogs,categories'],
  ])('%s', (search, expected) => {
    expect(tags(search)).toBe(expected)
  })
})
