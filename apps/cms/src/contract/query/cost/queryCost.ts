import { badRequest } from '@sira/contract/wire/refusals'
import { type Comparison, type Filter, looksAtLetters } from '../filters/filterOperators.ts'
import type { ListQuery, RecordQuery } from '../parsedQuery.ts'
import type { Populate } from '../populate.ts'
import type { SortKey } from '../sort.ts'
import { refuseTooDeep } from './relationDepth.ts'

/** Comparisons for each record, of filters, sorts and populate together. */
const allowed = 100
/** A comparison of one value is 1. */
const lettersCost = 3
/** A record has several related ones. */
const relationCost = 3

/**
 * Refuses a query whose filters, sorts and populate cost too much together, or follow relations
 * too far (decision 24): one of 3.6 kB stopped the back office for nine seconds.
 */
export function affordable<Query extends RecordQuery | ListQuery>(query: Query): Query {
  const cost = costOf(query)
  if (cost <= allowed) return query
  throw badRequest(
    `Invalid query: ${cost} comparisons for each record, ${allowed} are allowed. Ask for fewer conditions, through fewer relations`,
  )
}

function costOf(query: RecordQuery | ListQuery): number {
  const presented = populateCost(query.selection.populate, 1)
  if (!('sort' in query)) return presented
  return presented + filterCost(query.filter, 0) + sortCost(query.sort, 0)
}

/** `depth`: relations followed so far, by populate and by the filter. */
function filterCost(filter: Filter | null, depth: number, weight = 1): number {
  if (filter === null) return 0
  refuseTooDeep(depth)
  switch (filter.kind) {
    case 'and':
    case 'or':
      return sum(filter.filters, (part) => filterCost(part, depth, weight))
    case 'not':
      return filterCost(filter.filter, depth, weight)
    case 'compare':
      return weight * comparisonCost(filter.operator)
    case 'related':
      return filterCost(filter.filter, depth + 1, weight * relationCost)
    case 'linked':
      refuseTooDeep(depth + 1)
      return weight * relationCost
    default:
      return weight
  }
}

function comparisonCost(operator: Comparison): number {
  return looksAtLetters(operator) ? lettersCost : 1
}

function sortCost(keys: readonly SortKey[], depth: number): number {
  return sum(keys, ({ path }) => {
    refuseTooDeep(depth + path.length)
    return relationCost ** path.length
  })
}

function populateCost(populate: readonly Populate[], depth: number): number {
  if (populate.length > 0) refuseTooDeep(depth)
  return sum(populate, (one) => {
    const inner = populateCost(one.populate, depth + 1)
    return 1 + inner + filterCost(one.filter, depth) + sortCost(one.sort, depth)
  })
}

function sum<T>(items: readonly T[], costOf: (item: T) => number): number {
  return items.reduce((total, item) => total + costOf(item), 0)
}
