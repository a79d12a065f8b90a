import { badRequest } from '@sira/contract/wire/refusals'
import qs from 'qs'
import { filterLimits } from './filters/filterLimits.ts'

const mostParameters = 500

export type QueryObject = { [key: string]: QueryValue }
export type QueryValue = string | null | undefined | QueryValue[] | QueryObject

/**
 * Reads a query string as Strapi does: brackets nest, raw or percent-encoded; a name without `=` is
 * null.
 */
export function parseQueryString(search: string): QueryObject {
  try {
    return qs.parse(search, {
      strictNullHandling: true,
      plainObjects: true,
      arrayLimit: filterLimits.list,
      parameterLimit: mostParameters,
      throwOnLimitExceeded: true,
      depth: 20,
      strictDepth: true,
    }) as QueryObject
  } catch (error) {
    if (error instanceof RangeError) throw badRequest(`Invalid query: ${error.message}`)
    throw error
  }
}

export function isQueryObject(value: QueryValue): value is QueryObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Gives a list written as `a[]=`, `a[0]=` or, beyond the parser's array limit, as an object of
 * indexes.
 */
export function listIn(value: QueryValue): QueryValue[] | undefined {
  if (Array.isArray(value)) return value
  if (!isQueryObject(value)) return undefined
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
    ? Object.values(value)
    : undefined
}

/**
 * Gives one name or a list of names; a comma is part of a name, as in Strapi. Throws for anything
 * else.
 */
export function namesIn(value: QueryValue, parameter: string): string[] {
  if (value === undefined || value === null || value === '') return []
  if (typeof value === 'string') return [value]
  const list = listIn(value)
  if (list === undefined) throw badRequest(`Invalid ${parameter}: expected a name or a list`)
  return list.flatMap((item) => namesIn(item, parameter))
}
