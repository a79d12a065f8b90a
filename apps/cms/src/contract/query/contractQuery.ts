import type { ContentModel, ContentType } from '../model/contentModel.ts'
import { affordable } from './cost/queryCost.ts'
import { parseFields } from './fields.ts'
import type { Filter } from './filters/filterOperators.ts'
import { parseFilters } from './filters/filters.ts'
import { type Languages, parseLocale } from './locale.ts'
import { parsePagination } from './pagination.ts'
import type { ListQuery, RecordQuery } from './parsedQuery.ts'
import { parsePopulate } from './populate.ts'
import { parseQueryString } from './queryString.ts'
import { parseSort } from './sort.ts'
import { textSearch } from './textSearch.ts'

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
    filter: bothOf(parseFilters(given.filters, type, model), textSearch(given._q, type)),
    selection: {
      fields: parseFields(given.fields, type),
      populate: parsePopulate(given.populate, type, model),
    },
    locale: parseLocale(given.locale, languages),
  })
}

function bothOf(one: Filter | null, other: Filter | null): Filter | null {
  if (one === null || other === null) return one ?? other
  return { kind: 'and', filters: [one, other] }
}

/** Reads the query of a single record: only its presentation; all else is ignored. */
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

/** Reads the query of the single type: its language and its pictures; all else is ignored. */
export function parseSettingsQuery(
  search: string,
  type: ContentType,
  model: ContentModel,
  languages: Languages,
) {
  const given = parseQueryString(search)
  const locale = parseLocale(given.locale, languages)
  const populate = parsePopulate(given.populate, type, model)
  affordable({ selection: { fields: null, populate }, locale })
  return { populate, locale }
}
