import type { WireEntity } from '@sira/contract/wire/envelope'
import { pageSize } from '@sira/contract/wire/pageSize'
import { notFound } from '@sira/contract/wire/refusals'
import type { ContentType } from '../model/contentModel.ts'
import { publicReads } from '../publicTypes.ts'
import { isPrompt } from '../query/cost/isPrompt.ts'
import { offsetOf, paginationMeta } from '../query/pagination.ts'
import type { ListQuery, RecordQuery } from '../query/parsedQuery.ts'
import { textCandidates } from '../sql/letters/textCandidates.ts'
import { countRecords, type IdPage, selectIds } from '../sql/selectIds.ts'
import type { SqlContext } from '../sql/sqlContext.ts'
import type { AnswerContext } from './answerContext.ts'
import { buildEntities } from './buildEntities.ts'
import { fetchRecords } from './fetchRecords.ts'
import { foundOnce } from './foundRecords.ts'
import { statementContext } from './readContext.ts'

/** The number of kept ids of a query: two of the largest pages. */
const mostKept = 2 * pageSize.largest
/** The offset from which the walk of the database is noticeable. */
const farAway = 1000

interface ListAnswer {
  data: WireEntity[]
  meta: { pagination: Record<string, number> }
}

/** `GET /api/{type}`: gives one page of the published records that match the query. */
export async function findRecords(
  type: ContentType,
  query: ListQuery,
  context: AnswerContext,
): Promise<ListAnswer> {
  const { pagination } = query
  // One after the other: if the first takes too long, the second is not even started.
  const ids = await pageOf(type, query, context)
  const total = pagination.withCount ? await totalOf(type, query, ids.length, context) : undefined
  context.count(ids.length)
  const records = await fetchRecords(type, ids, query, context)
  const found = foundOnce(ids.flatMap((id) => records.get(id) ?? []))
  return {
    data: await buildEntities(type, found, query, context),
    meta: { pagination: paginationMeta(pagination, total) },
  }
}

/**
 * Gives the ids of one page. For a query that makes SQLite walk through all records, the first ids
 * cost as much as one page: they are kept for the other pages.
 */
async function pageOf(
  type: ContentType,
  query: ListQuery,
  context: AnswerContext,
): Promise<number[]> {
  const { filter, sort, pagination, locale } = query
  const { offset, limit } = offsetOf(pagination)
  const select = async (page: IdPage) =>
    selectIds(
      type,
      { filter, sort, page, defaultOrder: publicReads[type.id] },
      await knowingLetters(type, query, context),
    )
  if (offset + limit > mostKept || isPrompt(query, type, context.model)) {
    // A count may be kept for longer than it is true (see askOnce): near pages do without it.
    if (offset < farAway || !pagination.withCount) return select({ offset, limit })
    return select({ offset, limit, total: await countOf(type, query, context) })
  }
  const first = await context.askOnce(['first', type.id, filter, sort, locale], () =>
    select({ offset: 0, limit: mostKept }),
  )
  return first.slice(offset, offset + limit)
}

/** Gives the number of matching records; `found` of them are on this page. */
async function totalOf(
  type: ContentType,
  query: ListQuery,
  found: number,
  context: AnswerContext,
): Promise<number> {
  const { offset, limit } = offsetOf(query.pagination)
  // A page that is not full is the last one, unless it lies beyond the end.
  if (found < limit && (found > 0 || offset === 0)) return offset + found
  return countOf(type, query, context)
}

async function countOf(
  type: ContentType,
  query: ListQuery,
  context: AnswerContext,
): Promise<number> {
  const { filter, locale } = query
  return context.askOnce([type.id, filter, locale], async () =>
    countRecords(type, filter, await knowingLetters(type, query, context)),
  )
}

/** Makes the context of one statement, with the results of an index for the searched letters. */
async function knowingLetters(
  type: ContentType,
  { filter, locale }: ListQuery,
  context: AnswerContext,
): Promise<SqlContext> {
  const statement = statementContext(context, locale)
  return { ...statement, candidates: await textCandidates(filter, type, statement) }
}

interface RecordAnswer {
  data: WireEntity
  meta: Record<string, never>
}

/** `GET /api/{type}/{id}`: gives a published record, or 404. */
export async function findRecord(
  type: ContentType,
  id: number,
  query: RecordQuery,
  context: AnswerContext,
): Promise<RecordAnswer> {
  const records = await fetchRecords(type, [id], query, context)
  const [data] = await buildEntities(type, foundOnce([...records.values()]), query, context)
  if (data === undefined) throw notFound()
  return { data, meta: {} }
}
