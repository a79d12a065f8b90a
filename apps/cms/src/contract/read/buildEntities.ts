import { badRequest } from '@sira/contract/wire/refusals'
import { type ContentType, relationOf } from '../model/contentModel.ts'
import type { RecordQuery } from '../query/parsedQuery.ts'
import type { Populate } from '../query/populate.ts'
import { type PayloadDocument, serialiseRecord } from '../serialise.ts'
import type { BuiltEntity } from './builtEntity.ts'
import { populateRelation, type Relatives } from './populateRelation.ts'
import type { ReadContext } from './readContext.ts'
import { translatedIds } from './translations.ts'

/** Records in one answer, populated ones included. */
const mostRecords = 4000

/**
 * The wire entities of these records with what the query populates; each relation is fetched
 * once for all of them. Too large an answer is refused before it is written.
 */
export async function buildEntities(
  type: ContentType,
  documents: readonly PayloadDocument[],
  { selection, locale }: RecordQuery,
  context: ReadContext,
): Promise<BuiltEntity[]> {
  const relatives = await Promise.all(
    selection.populate.map((populate) => relativesOf(populate, type, documents, locale, context)),
  )
  const ids = documents.map(({ id }) => id)
  const translated = locale === null ? undefined : await translatedIds(type, ids, locale, context)
  const built = documents.map((document) => {
    const entity = serialiseRecord(document, type, selection.fields)
    if (type.translatedBy !== undefined && translated !== undefined) {
      entity.attributes.locale = translated.has(document.id) ? locale : context.languages.fallback
    }
    let weight = 1
    for (const { name, of } of relatives) {
      const found = of(document)
      entity.attributes[name] = found.value
      weight += found.weight
    }
    return { entity, weight }
  })
  refuseTooLarge(built)
  return built
}

async function relativesOf(
  populate: Populate,
  type: ContentType,
  documents: readonly PayloadDocument[],
  locale: string | null,
  context: ReadContext,
): Promise<Relatives> {
  const relation = relationOf(type, populate.relation)
  return populateRelation({
    relation,
    type,
    documents,
    populate,
    locale,
    context,
    build: buildEntities,
  })
}

function refuseTooLarge(built: readonly BuiltEntity[]): void {
  const total = built.reduce((sum, { weight }) => sum + weight, 0)
  if (total > mostRecords) {
    throw badRequest(`Invalid populate: the answer would hold more than ${mostRecords} records`)
  }
}
