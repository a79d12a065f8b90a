import { describe, expect, it } from 'vitest'
import { blogs, smallModel } from '../../../../test/support/smallModel.ts'
import { parseQueryString } from '../queryString.ts'
import { parseFilters } from './filters.ts'

const filters = (query: string) => parseFilters(parseQueryString(query).filters, blogs, smallModel)

function compare(attribute: string, value: unknown, operator = '$eq') {
  return { kind: 'compare', attribute, operator, value }
}

describe('filters (contract.md, Query)', () => {
  it('are none when nothing is asked', () => {
    expect(filters('')).toBeNull()
    expect(filters('filters')).toBeNull()
  })

  it('takes a bare value for equality', () => {
    expect(filters('filters[slug]=a')).toEqual(compare('slug', 'a'))
    expect(filters('filters[slug][$eq]=a')).toEqual(compare('slug', 'a'))
  })

  it('reads each value as its attribute is', () => {
    expect(filters('filters[id]=3')).toEqual(compare('id', 3))
    expect(filters('filters[prix][$lte]=9000.5')).toEqual(compare('prix', 9000.5, '$lte'))
    expect(filters('filters[urgent]=true')).toEqual(compare('urgent', true))
    expect(filters('filters[date]=2025-03-10')).toEqual(compare('date', '2025-03-10'))
    expect(filters('filters[publishedAt][$gt]=2025-03-10')).toEqual(
      compare('publishedAt', '2025-03-10T00:00:00.000Z', '$gt'),
    )
  })

  it('takes the stored value of a choice for its label', () => {
    expect(filters('filters[niveau]=debutant')).toEqual(compare('niveau', 'Débutant'))
    expect(filters('filters[niveau]=Débutant')).toEqual(compare('niveau', 'Débutant'))
  })

  it('compares with nothing', () => {
    const isNull = { kind: 'null', attribute: 'titre', isNull: true }

    expect(filters('filters[titre][$null]=true')).toEqual(isNull)
    expect(filters('filters[titre][$notNull]=false')).toEqual(isNull)
    expect(filters('filters[titre][$eq]')).toEqual(isNull)
  })

  it('combines with $and, $or and $not, around attributes and inside them', () => {
    const either = { kind: 'or', filters: [compare('id', 1), compare('id', 2)] }

    expect(filters('filters[$or][0][id]=1&filters[$or][1][id]=2')).toEqual(either)
    expect(filters('filters[$not][id]=1')).toEqual({ kind: 'not', filter: compare('id', 1) })
    expect(filters('filters[id][$not][$gt]=1')).toEqual({
      kind: 'not',
      filter: { kind: 'and', filters: [compare('id', 1, '$gt')] },
    })
    expect(filters('filters[$and][0][id]=1&filters[$and][1][id]=2')).toEqual({
      ...either,
      kind: 'and',
    })
  })

  it('goes through relations, and takes a bare value for the id at the other end', () => {
    const leadership = compare('nom', 'Leadership')

    expect(filters('filters[category][nom]=Leadership')).toEqual({
      kind: 'related',
      relation: 'category',
      filter: leadership,
    })
    for (const query of ['[category]=4', '[category][$eq]=4', '[category][id]=4']) {
      expect(filters(`filters${query}`)).toEqual({
        kind: 'related',
        relation: 'category',
        filter: compare('id', 4),
      })
    }
    expect(filters('filters[category][$null]=true')).toEqual({
      kind: 'linked',
      relation: 'category',
      isLinked: false,
    })
  })

  it.each([
    ['filters=abc', 'expected filters[attribute]'],
    ['filters[nope]=1', 'Invalid parameter nope'],
    ['filters[details]=1', 'Invalid parameter details'],
    ['filters[id]=1.5', 'expected an integer'],
    ['filters[prix]=cher', 'expected a number'],
    ['filters[prix]=', 'expected a number'],
    ['filters[urgent]=oui', 'expected true or false'],
    ['filters[date]=10/03/2025', 'expected an ISO date'],
    // No database of ours has these.
    ['filters[date][$gte]=0000-05-01', 'expected an ISO date'],
    ['filters[date][$lt]=9999-12-31T23:59:59-12:00', 'expected an ISO date'],
    ['filters[titre][$between]=a', 'expected two values'],
    ['filters[titre][$matches]=a', 'Invalid operator $matches'],
    ['filters[titre][$eq][$eq]=a', 'expected a value'],
  ])('refuses %s', (query, message) => {
    expect(() => filters(query)).toThrow(message)
  })
})
