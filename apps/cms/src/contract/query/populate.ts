import { type ContentModel, type ContentType, relationsOf, typeOf } from '../model/contentModel.ts'
import { refuseTooDeep } from './cost/relationDepth.ts'
import { parseFields } from './fields.ts'
import type { Filter } from './filters/filterOperators.ts'
import { parseFilters } from './filters/filters.ts'
import { isQueryObject, listIn, type QueryObject, type QueryValue } from './queryString.ts'
import { parseSort, type SortKey } from './sort.ts'

/** The wanted parts of a record: its values (`null`: all) and its relations. */
export interface Selection {
  fields: string[] | null
  populate: Populate[]
}

export interface Populate extends Selection {
  relation: string
  filter: Filter | null
  sort: SortKey[]
  /** Gives only the number of linked records. */
  count: boolean
}

/** Reads all forms of contract.md, Envelope; unknown relations are ignored. */
export function parsePopulate(
  value: QueryValue,
  type: ContentType,
  model: ContentModel,
  depth = 1,
): Populate[] {
  // Without a prototype, because its names come from the client.
  const wanted: QueryObject = Object.create(null)
  collect(value, type, wanted)
  const relations = relationsOf(type).filter(({ name }) => isWanted(wanted[name]))
  if (relations.length > 0) refuseTooDeep(depth)
  return relations.map(({ name, target }) => {
    const options = wanted[name]
    const inner = isQueryObject(options) ? options : {}
    const targetType = typeOf(model, target)
    return {
      relation: name,
      fields: parseFields(inner.fields, targetType),
      populate: parsePopulate(inner.populate, targetType, model, depth + 1),
      filter: parseFilters(inner.filters, targetType, model),
      sort: parseSort(inner.sort, targetType, model),
      count: inner.count === 'true',
    }
  })
}

function isWanted(options: QueryValue): boolean {
  return options !== undefined && options !== 'false' && options !== '0'
}

/** Converts every form to one object: relation name to its options. */
function collect(value: QueryValue, type: ContentType, wanted: QueryObject): void {
  if (value === undefined || value === null) return
  if (typeof value === 'string') {
    for (const path of value.split(',')) collectPath(path.trim(), type, wanted)
    return
  }
  const list = listIn(value)
  if (list !== undefined) {
    for (const item of list) collect(item, type, wanted)
    return
  }
  for (const [name, options] of Object.entries(value)) {
    merge(wanted, name, options)
  }
}

function collectPath(path: string, type: ContentType, wanted: QueryObject): void {
  if (path === '*') {
    for (const { name } of relationsOf(type)) merge(wanted, name, 'true')
    return
  }
  const [name = '', ...rest] = path.split('.')
  merge(wanted, name, rest.length === 0 ? 'true' : { populate: [rest.join('.')] })
}

/** Merges the options with earlier ones of the same relation: `category.blogs,category`. */
function merge(wanted: QueryObject, name: string, options: QueryValue): void {
  const before = wanted[name]
  if (!isQueryObject(before) || !isQueryObject(options)) {
    wanted[name] = isQueryObject(before) && isWanted(options) ? before : options
    return
  }
  const populate = [before.populate, options.populate].flatMap((item) => listIn(item) ?? [item])
  wanted[name] = { ...before, ...options, populate: populate.length === 1 ? populate[0] : populate }
}
