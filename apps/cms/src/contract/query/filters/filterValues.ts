import { badRequest } from '@sira/contract/wire/refusals'
import type { ScalarAttribute } from '../../model/contentModel.ts'
import type { QueryValue } from '../queryString.ts'
import { booleanIn } from './booleans.ts'
import { filterLimits } from './filterLimits.ts'
import type { FilterScalar } from './filterOperators.ts'

const largestId = 2_147_483_647

/** Reads a text of the query as the attribute's kind of value, or refuses it with a sentence. */
export function filterValue(raw: QueryValue, attribute: ScalarAttribute): FilterScalar {
  const { name, value: kind } = attribute
  if (typeof raw !== 'string') throw badRequest(`Invalid filter on ${name}: expected a value`)
  if (raw.length > filterLimits.text) {
    throw badRequest(`Invalid filter on ${name}: at most ${filterLimits.text} characters`)
  }
  // PostgreSQL has no such character.
  if (raw.includes('\0')) throw badRequest(`Invalid filter on ${name}: null character`)
  switch (kind) {
    case 'id':
      return idIn(raw, name)
    case 'number':
      return numberIn(raw, name)
    case 'boolean':
      return booleanIn(raw, `filter on ${name}`)
    case 'day':
      return instantIn(raw, name).slice(0, 10)
    case 'instant':
      return instantIn(raw, name)
    default:
      return attribute.labels?.[raw] ?? raw
  }
}

function idIn(raw: string, name: string): number {
  const id = Number(raw)
  if (!/^-?\d+$/.test(raw) || Math.abs(id) > largestId) {
    throw badRequest(`Invalid filter on ${name}: expected an integer`)
  }
  return id
}

function numberIn(raw: string, name: string): number {
  if (!/^[+-]?\d{1,15}(\.\d{1,15})?$/.test(raw)) {
    throw badRequest(`Invalid filter on ${name}: expected a number`)
  }
  return Number(raw)
}

/** A day (`2025-03-10`) is its first instant. */
function instantIn(raw: string, name: string): string {
  const time = /^\d{4}-\d{2}-\d{2}/.test(raw) ? Date.parse(raw) : Number.NaN
  const written = Number.isNaN(time) ? '' : new Date(time).toISOString()
  // PostgreSQL has no year 0, and none of five digits.
  if (!/^\d{4}-/.test(written) || written.startsWith('0000')) {
    throw badRequest(`Invalid filter on ${name}: expected an ISO date`)
  }
  return written
}
