import { unitsTag } from '../../publication/changes/unitsTag.ts'
import { type ContentModel, type ContentType, relationOf, typeOf } from '../model/contentModel.ts'
import type { Filter } from '../query/filters/filterOperators.ts'
import type { ListQuery, RecordQuery } from '../query/parsedQuery.ts'
import type { Populate } from '../query/populate.ts'

/**
 * The API ids an answer was made from; a query for one slug carries `type/slug` instead of its
 * type, so that a change of another record leaves it alone.
 */
export function listTags(type: ContentType, query: ListQuery, model: ContentModel): string[] {
  const tags = new Set([...besides(type), ...populateTags(query.selection.populate, type, model)])
  const slug = slugAskedFor(query.filter)
  tags.add(slug === undefined ? type.id : `${type.id}/${slug}`)
  for (const id of filterTypes(query.filter, type, model)) tags.add(id)
  for (const { path } of query.sort) {
    for (const id of pathTypes(path, type, model)) tags.add(id)
  }
  return [...tags].sort()
}

export function recordTags(type: ContentType, query: RecordQuery, model: ContentModel): string[] {
  const populated = populateTags(query.selection.populate, type, model)
  return [...new Set([type.id, ...besides(type), ...populated])].sort()
}

/** An offer is verified by its employer, shown or not; a session says how many seats are left. */
function besides({ id }: ContentType): string[] {
  if (id === 'sessions') return [unitsTag(id)]
  return id === 'jobs' ? ['compagnies'] : []
}

function slugAskedFor(filter: Filter | null): string | undefined {
  if (filter?.kind !== 'compare' || filter.attribute !== 'slug' || filter.operator !== '$eq') {
    return undefined
  }
  // Tags are in a header, separated by commas.
  return /^[\w-]+$/.test(String(filter.value)) ? String(filter.value) : undefined
}

function populateTags(
  populate: readonly Populate[],
  type: ContentType,
  model: ContentModel,
): string[] {
  return populate.flatMap((one) => {
    const target = typeOf(model, relationOf(type, one.relation).target)
    const inner = populateTags(one.populate, target, model)
    return [target.id, ...besides(target), ...inner, ...filterTypes(one.filter, target, model)]
  })
}

function filterTypes(filter: Filter | null, type: ContentType, model: ContentModel): string[] {
  if (filter === null) return []
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.filters.flatMap((part) => filterTypes(part, type, model))
    case 'not':
      return filterTypes(filter.filter, type, model)
    case 'linked':
      return [relationOf(type, filter.relation).target]
    case 'related': {
      const target = typeOf(model, relationOf(type, filter.relation).target)
      return [target.id, ...filterTypes(filter.filter, target, model)]
    }
    default:
      return []
  }
}

function pathTypes(path: readonly string[], type: ContentType, model: ContentModel): string[] {
  const [name, ...rest] = path
  if (name === undefined) return []
  const target = typeOf(model, relationOf(type, name).target)
  return [target.id, ...pathTypes(rest, target, model)]
}
