import { pageSize } from '@sira/contract/wire/pageSize'
import { badRequest } from '@sira/contract/wire/refusals'
import { booleanIn } from './filters/booleans.ts'
import { isQueryObject, type QueryValue } from './queryString.ts'

/** Largest page or start: SQL offsets stay exact. */
const largestPage = 1_000_000

/** The wanted rows, and the form of `meta.pagination`. */
export type Pagination =
  | { by: 'page'; page: number; pageSize: number; withCount: boolean }
  | { by: 'offset'; start: number; limit: number; withCount: boolean }

/**
 * contract.md, Query: pages of 25, at most 100; too large is cut, zero becomes one. As in Strapi,
 * `pagination=3` asks for nothing, and an empty number is zero.
 */
export function parsePagination(value: QueryValue): Pagination {
  const given = isQueryObject(value) ? value : {}
  const byOffset = given.start !== undefined || given.limit !== undefined
  if (byOffset && (given.page !== undefined || given.pageSize !== undefined)) {
    throw badRequest('Invalid pagination parameters. Expected either start/limit or page/pageSize')
  }
  const withCount = given.withCount === undefined || booleanIn(given.withCount, 'withCount')
  if (byOffset) {
    const start = Math.max(0, integerIn(given.start, 'start') ?? 0)
    return { by: 'offset', start, limit: sizeIn(given.limit, 'limit'), withCount }
  }
  const page = Math.max(1, integerIn(given.page, 'page') ?? 1)
  return { by: 'page', page, pageSize: sizeIn(given.pageSize, 'pageSize'), withCount }
}

/** -1 asks for as many as there may be. */
function sizeIn(value: QueryValue, name: string): number {
  const size = integerIn(value, name) ?? pageSize.usual
  if (size === -1) return pageSize.largest
  return Math.min(pageSize.largest, Math.max(1, size))
}

function integerIn(value: QueryValue, name: string): number | undefined {
  if (value === undefined) return undefined
  if (value === null || value === '') return 0
  if (typeof value !== 'string' || !/^[+-]?\d{1,15}$/.test(value)) {
    throw badRequest(`Invalid pagination: ${name} must be an integer`)
  }
  const number = Number(value)
  return name === 'limit' || name === 'pageSize' ? number : Math.min(number, largestPage)
}

export function offsetOf(pagination: Pagination): { offset: number; limit: number } {
  return pagination.by === 'page'
    ? { offset: (pagination.page - 1) * pagination.pageSize, limit: pagination.pageSize }
    : { offset: pagination.start, limit: pagination.limit }
}

/** `meta.pagination`; without a total when the client did not want it counted. */
export function paginationMeta(
  pagination: Pagination,
  total: number | undefined,
): Record<string, number> {
  if (pagination.by === 'offset') {
    const { start, limit } = pagination
    return total === undefined ? { start, limit } : { start, limit, total }
  }
  const { page, pageSize } = pagination
  if (total === undefined) return { page, pageSize }
  return { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
}
