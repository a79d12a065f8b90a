import {
  type ContentModel,
  type ContentType,
  relationOf,
  scalarOf,
  typeOf,
} from '../../model/contentModel.ts'
import { type Filter, looksAtLetters } from '../filters/filterOperators.ts'
import type { ListQuery, RecordQuery } from '../parsedQuery.ts'
import type { Populate } from '../populate.ts'
import type { SortKey } from '../sort.ts'

/**
 * Whether SQLite answers fast, however many records there are, as it does for all queries of our
 * pages: values of the record itself, or the id of a related one. With 20,000 articles a search in
 * texts takes a quarter of a second (decision 3), and a walk through tags of tags takes seconds
 * (decision 24).
 */
export function isPrompt(
  { selection, ...rest }: RecordQuery | ListQuery,
  type: ContentType,
  model: ContentModel,
): boolean {
  const { filter = null, sort = [] } = rest as Partial<ListQuery>
  return (
    isPromptFilter(filter, type) &&
    sort.every((key) => isPromptSort(key, type)) &&
    selection.populate.every((one) => isPromptPopulate(one, type, model))
  )
}

function isPromptFilter(filter: Filter | null, type: ContentType): boolean {
  if (filter === null) return true
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.filters.every((part) => isPromptFilter(part, type))
    case 'not':
      return isPromptFilter(filter.filter, type)
    case 'related':
      return isAboutId(filter.filter)
    case 'linked':
      return true
    case 'compare':
      return !looksAtLetters(filter.operator) && isOwnValue(filter.attribute, type)
    default:
      return isOwnValue(filter.attribute, type)
  }
}

function isAboutId(filter: Filter): boolean {
  const compares = filter.kind === 'compare' || filter.kind === 'list'
  return compares && filter.attribute === 'id'
}

function isPromptSort({ path, attribute }: SortKey, type: ContentType): boolean {
  return path.length === 0 && isOwnValue(attribute, type)
}

/** Whether a value is in the table of its record: a translated value is in another one. */
function isOwnValue(attribute: string, type: ContentType): boolean {
  return !scalarOf(type, attribute).localised
}

/** The other way round of a relation, thousands of records may be linked to one. */
function isPromptPopulate(populate: Populate, type: ContentType, model: ContentModel): boolean {
  const { link, target } = relationOf(type, populate.relation)
  const isFewRecords = link !== 'inverse' || populate.count
  const isPlain = populate.filter === null && populate.sort.length === 0
  const inner = typeOf(model, target)
  return (
    isFewRecords && isPlain && populate.populate.every((one) => isPromptPopulate(one, inner, model))
  )
}
