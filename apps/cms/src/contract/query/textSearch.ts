import { badRequest } from '@sira/contract/wire/refusals'
import { type ContentType, type ScalarAttribute, scalarsOf } from '../model/contentModel.ts'
import type { Filter } from './filters/filterOperators.ts'
import { filterValue } from './filters/filterValues.ts'
import type { QueryValue } from './queryString.ts'

/** As in Strapi: no id is larger. */
const digits = /^\d{1,9}$/

/** `_q`: records that have these words in any of their texts, or this number among their numbers. */
export function textSearch(value: QueryValue, type: ContentType): Filter | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value !== 'string') throw badRequest('Invalid _q: expected a text')
  const attributes = scalarsOf(type).filter(({ stored }) => stored)
  const texts = attributes.filter(({ value: kind }) => kind === 'text')
  const numbers = attributes.filter(({ value: kind }) => kind === 'id' || kind === 'number')
  const conditions = texts.map((attribute) => condition(attribute, '$containsi', value))
  if (digits.test(value)) {
    conditions.push(...numbers.map((attribute) => condition(attribute, '$eq', value)))
  }
  return { kind: 'or', filters: conditions }
}

function condition(
  attribute: ScalarAttribute,
  operator: '$containsi' | '$eq',
  text: string,
): Filter {
  const { name } = attribute
  // Part of a label is looked for as it is written.
  const { labels: _labels, ...plain } = attribute
  return { kind: 'compare', attribute: name, operator, value: filterValue(text, plain) }
}
