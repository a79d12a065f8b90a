import { badRequest } from '@sira/contract/wire/refusals'
import type { ScalarAttribute } from '../../model/contentModel.ts'
import { isQueryObject, listIn, type QueryValue } from '../queryString.ts'
import { booleanIn } from './booleans.ts'
import { filterLimits } from './filterLimits.ts'
import { type Comparison, type Filter, isComparison, looksAtLetters } from './filterOperators.ts'
import { filterValue } from './filterValues.ts'

interface AttributeContext {
  budget: { conditions: number }
  depth: number
}

/** `filters[titre]=x`, `filters[titre][$ne]=x`, `filters[titre][$not][$contains]=x`… */
export function attributeFilters(
  attribute: ScalarAttribute,
  value: QueryValue,
  context: AttributeContext,
): Filter[] {
  if (context.depth > filterLimits.depth) {
    throw badRequest(`Invalid filters: nested more than ${filterLimits.depth} levels deep`)
  }
  const list = listIn(value)
  if (list !== undefined) return [operatorFilter(attribute, '$in', list, context)]
  if (!isQueryObject(value)) return [operatorFilter(attribute, '$eq', value, context)]
  return Object.entries(value).map(([name, inner]) =>
    operatorFilter(attribute, name, inner, context),
  )
}

function operatorFilter(
  attribute: ScalarAttribute,
  operator: string,
  value: QueryValue,
  context: AttributeContext,
): Filter {
  const { name } = attribute
  const deeper = { ...context, depth: context.depth + 1 }
  const inner = () => attributeFilters(attribute, value, deeper)
  if (operator === '$not') return { kind: 'not', filter: { kind: 'and', filters: inner() } }
  if (operator === '$and' || operator === '$or') {
    const alternatives = (listIn(value) ?? [value]).map((item): Filter => {
      return { kind: 'and', filters: attributeFilters(attribute, item, deeper) }
    })
    return { kind: operator === '$or' ? 'or' : 'and', filters: alternatives }
  }
  spend(context.budget)
  if (operator === '$null' || operator === '$notNull') {
    const isNull = booleanIn(value, `${operator} on ${name}`) === (operator === '$null')
    return { kind: 'null', attribute: name, isNull }
  }
  if (operator === '$in' || operator === '$notIn' || operator === '$between') {
    return { kind: 'list', attribute: name, operator, values: valuesIn(attribute, operator, value) }
  }
  if (!isComparison(operator)) throw badRequest(`Invalid operator ${operator}`)
  if (value === null && (operator === '$eq' || operator === '$ne')) {
    return { kind: 'null', attribute: name, isNull: operator === '$eq' }
  }
  return {
    kind: 'compare',
    attribute: name,
    operator,
    value: comparedValue(attribute, operator, value),
  }
}

/**
 * Gives the value to compare: parts of a text are compared as written, whatever the kind of the
 * attribute.
 */
function comparedValue(attribute: ScalarAttribute, operator: Comparison, value: QueryValue) {
  const asText = looksAtLetters(operator) && attribute.value !== 'boolean'
  return filterValue(value, asText ? { ...attribute, value: 'text' } : attribute)
}

function valuesIn(attribute: ScalarAttribute, operator: string, value: QueryValue) {
  const list = listIn(value) ?? [value]
  if (list.length > filterLimits.list) {
    throw badRequest(`Invalid ${operator} on ${attribute.name}: too many values`)
  }
  const values = list.map((item) => filterValue(item, attribute))
  if (operator === '$between' && values.length !== 2) {
    throw badRequest(`Invalid $between on ${attribute.name}: expected two values`)
  }
  return values
}

function spend(budget: { conditions: number }): void {
  budget.conditions += 1
  if (budget.conditions > filterLimits.conditions) {
    throw badRequest(`Invalid filters: more than ${filterLimits.conditions} conditions`)
  }
}
