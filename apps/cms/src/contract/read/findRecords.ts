import type { WireEntity } from '@sira/contract/wire/envelope'
import { notFound } from '@sira/contract/wire/refusals'
import type { ContentType } from '../model/contentModel.ts'
import { publicReads } from '../publicTypes.ts'

import { offsetOf, paginationMeta } from '../query/pagination.ts'
import type { ListQuery, RecordQuery } from '../query/parsedQuery.ts'
import { countRecords, selectIds } from '../sql/selectIds.ts'
import { buildEntities } from './buildEntities.ts'
import { fetchRecords } from './fetchRecords.ts'
import { type ReadContext, statementContext } from './readContext.ts'

interface ListAnswer {
  data: WireEntity[]
  meta: { pagination: Record<string, number> }
}

/** `GET /api/{type}`: one page of the published records that the query asks for. */
export async function findRecords(
  type: ContentType,
  query: ListQuery,
  context: ReadContext,
): Promise<ListAnswer> {
  const { filter, sort, pagination, locale } = query
  const page = offsetOf(pagination)
  const selection = { filter, sort, page, defaultOrder: publicReads[type.id] }
  // One after the other: where the first takes too long, the second is not even asked.
  const ids = await selectIds(type, selection, statementContext(context, locale))
  const total = pagination.withCount
    ? await countRecords(type, filter, statementContext(context, locale))
    : undefined
  const records = await fetchRecords(type, ids, locale, context)
  const documents = ids.flatMap((id) => records.get(id) ?? [])
  const built = await buildEntities(type, documents, query, context)
  return {
    data: built.map(({ entity }) => entity),
    meta: { pagination: paginationMeta(pagination, total) },
  }
}

interface RecordAnswer {
  data: WireEntity
  meta: Record<string, never>
}

/** `GET /api/{type}/{id}`: a published record, or 404. */
export async function findRecord(
  type: ContentType,
  id: number,
  query: RecordQuery,
  context: ReadContext,
): Promise<RecordAnswer> {
  const records = await fetchRecords(type, [id], query.locale, context)
  const [built] = await buildEntities(type, [...records.values()], query, context)
  if (built === undefined) throw notFound()
  return { data: built.entity, meta: {} }
}
