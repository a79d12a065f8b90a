import { badRequest, invalidParameter } from '@sira/contract/wire/refusals'
import {
  type ContentModel,
  type ContentType,
  type RelationAttribute,
  typeOf,
} from '../../model/contentModel.ts'
import { isQueryObject, listIn, type QueryObject, type QueryValue } from '../queryString.ts'
import { attributeFilters } from './attributeFilters.ts'
import { filterLimits } from './filterLimits.ts'
import type { Filter } from './filterOperators.ts'

/** The number of conditions that a question may still have. */
interface FilterBudget {
  conditions: number
}

/** `filters` of contract.md as conditions on the records of `type`; `null` when there are none. */
export function parseFilters(
  value: QueryValue,
  type: ContentType,
  model: ContentModel,
): Filter | null {
  if (value === undefined || value === null) return null
  const filter = recordFilter(value, type, { model, budget: { conditions: 0 }, depth: 0 })
  return filter.kind === 'and' && filter.filters.length === 0 ? null : filter
}

interface FilterContext {
  model: ContentModel
  budget: FilterBudget
  depth: number
}

function recordFilter(value: QueryValue, type: ContentType, context: FilterContext): Filter {
  if (context.depth > filterLimits.depth) {
    throw badRequest(`Invalid filters: nested more than ${filterLimits.depth} levels deep`)
  }
  const deeper = { ...context, depth: context.depth + 1 }
  // `filters[$and]` may be a list; a list elsewhere means that all its members hold.
  const list = listIn(value)
  if (list !== undefined) {
    return allOf(list.map((item) => recordFilter(item, type, deeper)))
  }
  if (!isQueryObject(value)) throw badRequest('Invalid filters: expected filters[attribute]…')
  return allOf(Object.entries(value).map(([name, inner]) => entryFilter(name, inner, type, deeper)))
}

function entryFilter(
  name: string,
  value: QueryValue,
  type: ContentType,
  context: FilterContext,
): Filter {
  if (name === '$and') return recordFilter(value, type, context)
  if (name === '$not') return { kind: 'not', filter: recordFilter(value, type, context) }
  if (name === '$or') {
    const list = listIn(value) ?? membersOf(value)
    return { kind: 'or', filters: list.map((item) => recordFilter(item, type, context)) }
  }
  const attribute = type.attributes.get(name)
  if (attribute === undefined) throw invalidParameter(name)
  if (attribute.kind === 'relation') return relationFilter(attribute, value, context)
  if (!attribute.stored || attribute.value === 'json') throw invalidParameter(name)
  return allOf(attributeFilters(attribute, value, context))
}

/** `filters[category][nom]…`, or an operator straight on the relation, which means its id. */
function relationFilter(
  relation: RelationAttribute,
  value: QueryValue,
  context: FilterContext,
): Filter {
  const target = typeOf(context.model, relation.target)
  const related = (filter: Filter): Filter => ({ kind: 'related', relation: relation.name, filter })
  if (!isQueryObject(value)) return related(recordFilter({ id: value }, target, context))
  const linkTests: Filter[] = []
  const ofId: QueryObject = {}
  const ofTarget: QueryObject = {}
  for (const [name, inner] of Object.entries(value)) {
    if (name === '$null' || name === '$notNull') {
      linkTests.push(linkFilter(relation.name, name, inner, context))
    } else if (/^\$(?!and$|or$|not$)/.test(name) || /^\d+$/.test(name)) ofId[name] = inner
    else ofTarget[name] = inner
  }
  const conditions: QueryObject = { ...ofTarget }
  if (Object.keys(ofId).length > 0) conditions.id = ofId
  if (Object.keys(conditions).length === 0) return allOf(linkTests)
  return allOf([...linkTests, related(recordFilter(conditions, target, context))])
}

function linkFilter(
  relation: string,
  operator: '$null' | '$notNull',
  value: QueryValue,
  context: FilterContext,
): Filter {
  const id = { kind: 'scalar', name: relation, field: 'id', value: 'id' } as const
  const [test] = attributeFilters(
    { ...id, localised: false, stored: true },
    { [operator]: value },
    context,
  )
  if (test?.kind !== 'null') throw invalidParameter(relation)
  return { kind: 'linked', relation, isLinked: !test.isNull }
}

/** Gives the alternatives of `filters[$or][titre]=a&filters[$or][slug]=b`: each member is one. */
function membersOf(value: QueryValue): QueryObject[] {
  if (!isQueryObject(value)) throw badRequest('Invalid filters: $or expects a list')
  return Object.entries(value).map(([name, inner]) => ({ [name]: inner }))
}

function allOf(filters: Filter[]): Filter {
  const [only] = filters
  return filters.length === 1 && only !== undefined ? only : { kind: 'and', filters }
}
