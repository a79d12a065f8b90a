import { badRequest } from '@sira/contract/wire/refusals'
import type { QueryValue } from '../queryString.ts'

const booleans = new Map([
  ['true', true],
  ['t', true],
  ['1', true],
  ['false', false],
  ['f', false],
  ['0', false],
])

/** Strapi's spellings of true and false. */
export function booleanIn(value: QueryValue, name: string): boolean {
  const found = typeof value === 'string' ? booleans.get(value.toLowerCase()) : undefined
  if (found === undefined) throw badRequest(`Invalid ${name}: expected true or false`)
  return found
}
