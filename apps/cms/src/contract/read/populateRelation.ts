import type { WireEntity } from '@sira/contract/wire/envelope'
import { type ContentType, type RelationAttribute, typeOf } from '../model/contentModel.ts'
import type { RecordQuery } from '../query/parsedQuery.ts'
import type { Populate } from '../query/populate.ts'
import type { PayloadDocument } from '../serialise.ts'
import { selectIds } from '../sql/selectIds.ts'
import { countLinks, selectLinks } from '../sql/selectLinks.ts'
import type { AnswerContext } from './answerContext.ts'
import { fetchRecords } from './fetchRecords.ts'
import { type Found, placesOf } from './foundRecords.ts'
import { statementContext } from './readContext.ts'

/**
 * The most rows of an inverse relation for each record, lowest id first; `count` counts them all.
 */
const inverseRows = 100

/** The contents of a relation for each of the records. */
export interface Relatives {
  name: string
  of(document: PayloadDocument): unknown
}

/** Builds entities with their populated relations, of a list or of related records. */
type BuildEntities = (
  type: ContentType,
  found: Found,
  query: RecordQuery,
  context: AnswerContext,
) => Promise<WireEntity[]>

interface PopulateRequest {
  relation: RelationAttribute
  type: ContentType
  found: Found
  populate: Populate
  locale: string | null
  context: AnswerContext
  /** Builds the related entities, which may be populated in turn. */
  build: BuildEntities
}

export async function populateRelation(request: PopulateRequest): Promise<Relatives> {
  const { relation, populate, type, found, locale, context } = request
  const { name } = relation
  if (populate.count && relation.many) {
    const ids = found.documents.map(({ id }) => id)
    const statement = statementContext(context, locale)
    const { filter } = populate
    const counts = await context.askOnce([type.id, name, ids, filter, locale], () =>
      countLinks(relation, type, ids, filter, statement),
    )
    return { name, of: ({ id }) => ({ data: { attributes: { count: counts.get(id) ?? 0 } } }) }
  }
  const linked = await linkedIds(request)
  const target = typeOf(context.model, relation.target)
  const places = placesOf(linked, found.places)
  for (const times of places.values()) context.count(times)
  const query = { selection: populate, locale }
  const records = await fetchRecords(target, [...places.keys()], query, context)
  const documents = [...records.values()]
  const entities = await request.build(target, { documents, places }, query, context)
  const byId = new Map(entities.map((entity) => [entity.id, entity]))
  return {
    name,
    of: ({ id }) => {
      const related = (linked.get(id) ?? []).flatMap((linkedId) => byId.get(linkedId) ?? [])
      return { data: wireData(related, relation) }
    },
  }
}

/** Strapi writes an empty file field as null, an empty relation as a list. */
function wireData(entities: WireEntity[], { many, target }: RelationAttribute) {
  if (!many) return entities[0] ?? null
  return entities.length === 0 && target === 'media' ? null : entities
}

/** Gives the related ids of each record, in the order of connection unless a sort is asked for. */
async function linkedIds({
  relation,
  type,
  found: { documents },
  populate,
  locale,
  context,
}: PopulateRequest) {
  const { filter, sort } = populate
  const statement = statementContext(context, locale)
  if (relation.link === 'inverse') {
    const parents = documents.map(({ id }) => id)
    const limit = inverseRows
    return selectLinks(relation, type, parents, { filter, sort, limit }, statement)
  }
  const linked = new Map(
    documents.map((document) => [document.id, idsIn(document[relation.field])]),
  )
  if (filter === null && sort.length === 0) return linked
  const target = typeOf(context.model, relation.target)
  const among = [...new Set([...linked.values()].flat())]
  const kept = await selectIds(target, { filter, sort, among }, statement)
  const place = new Map(kept.map((id, index) => [id, index]))
  for (const [parent, ids] of linked) {
    const left = ids.filter((id) => place.has(id))
    if (sort.length > 0) left.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0))
    linked.set(parent, left)
  }
  return linked
}

/** Reads ids: at depth 0 Payload gives one or a list. */
function idsIn(value: unknown): number[] {
  const values = Array.isArray(value) ? value : [value]
  return values.flatMap((item: unknown) => {
    const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : item
    return typeof id === 'number' ? [id] : []
  })
}
