import type { ContentModel, ContentType } from '../model/contentModel.ts'
import { affordable } from './cost/queryCost.ts'
import { parseFields } from './fields.ts'
import type { Filter } from './filters/filterOperators.ts'
import { parseFilters } from './filters/filters.ts'
import { type Languages, parseLocale } from './locale.ts'
import { type Pagination, parsePagination } from './pagination.ts'
import { parsePopulate, type Selection } from './populate.ts'
import { parseQueryString } from './queryString.ts'
import { parseSort, type SortKey } from './sort.ts'

/** How one record is to be shown. */
export interface RecordQuery {
  selection: Selection
  locale: string | null
}

/** A validated query: plain data, so that its JSON is the key of the answer. */
export interface ListQuery extends RecordQuery {
  pagination: Pagination
  sort: SortKey[]
  filter: Filter | null
}

export function parseListQuery(
  search: string,
  type: ContentType,
  model: ContentModel,
  languages: Languages,
): ListQuery {
  const given = parseQueryString(search)
  return affordable({
    pagination: parsePagination(given.pagination),
    sort: parseSort(given.sort, type, model),
    filter: parseFilters(given.filters, type, model),
    selection: {
      fields: parseFields(given.fields, type),
      populate: parsePopulate(given.populate, type, model),
    },
    locale: parseLocale(given.locale, languages),
  })
}

/** Of a single record only the presentation can be asked for; all else is ignored. */
export function parseRecordQuery(
  search: string,
  type: ContentType,
  model: ContentModel,
  languages: Languages,
): RecordQuery {
  const given = parseQueryString(search)
  return affordable({
    selection: {
      fields: parseFields(given.fields, type),
      populate: parsePopulate(given.populate, type, model),
    },
    locale: parseLocale(given.locale, languages),
  })
}
