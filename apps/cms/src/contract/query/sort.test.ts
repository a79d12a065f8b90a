import { describe, expect, it } from 'vitest'
import { blogs, smallModel } from '../../../test/support/smallModel.ts'
import { parseQueryString } from './queryString.ts'
import { parseSort } from './sort.ts'

const sort = (query: string) => parseSort(parseQueryString(query).sort, blogs, smallModel)
const titre = { path: [], attribute: 'titre', direction: 'asc' }

describe('sort (contract.md, Query)', () => {
  it.each([
    'sort=titre',
    'sort=titre:asc',
    'sort=titre:ASC',
    'sort[0]=titre',
    'sort[titre]=asc',
    'sort[0][titre]=asc',
  ])('reads %s', (query) => {
    expect(sort(query)).toEqual([titre])
  })

  it('reads several keys in their order', () => {
    const both = [titre, { path: [], attribute: 'id', direction: 'desc' }]

    expect(sort('sort=titre:asc,id:desc')).toEqual(both)
    expect(sort('sort[0]=titre&sort[1]=id:desc')).toEqual(both)
  })

  it('walks relations', () => {
    const key = { path: ['category'], attribute: 'nom', direction: 'desc' }

    expect(sort('sort=category.nom:desc')).toEqual([key])
    expect(sort('sort[category][nom]=desc')).toEqual([key])
  })

  it.each([
    ['sort=nope', 'Invalid parameter nope'],
    ['sort=titre.nom', 'Invalid parameter titre.nom'],
    ['sort=category', 'Invalid parameter category'],
    ['sort=details', 'Invalid parameter details'],
    ['sort=titre:sideways', 'Invalid order. order can only be one of asc|desc|ASC|DESC'],
    ['sort=titre:', 'Invalid order. order can only be one of asc|desc|ASC|DESC'],
    ['sort=id,id,id,id,id,id', 'Invalid sort: at most 5 keys'],
  ])('refuses %s', (query, message) => {
    expect(() => sort(query)).toThrow(message)
  })
})
