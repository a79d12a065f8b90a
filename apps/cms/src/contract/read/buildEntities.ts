import type { WireEntity } from '@sira/contract/wire/envelope'
import { type ContentType, relationOf } from '../model/contentModel.ts'
import type { RecordQuery } from '../query/parsedQuery.ts'
import type { Populate } from '../query/populate.ts'
import { serialiseRecord } from '../serialise.ts'
import type { AnswerContext } from './answerContext.ts'
import type { Found } from './foundRecords.ts'
import { populateRelation, type Relatives } from './populateRelation.ts'
import { translatedIds } from './translations.ts'

/**
 * Builds the wire entities of these records with the populated relations; each relation is read
 * once for all of them.
 */
export async function buildEntities(
  type: ContentType,
  found: Found,
  { selection, locale }: RecordQuery,
  context: AnswerContext,
): Promise<WireEntity[]> {
  const { documents } = found
  const relatives = await Promise.all(
    selection.populate.map((populate) => relativesOf(populate, type, found, locale, context)),
  )
  const ids = documents.map(({ id }) => id)
  const translated = locale === null ? undefined : await translatedIds(type, ids, locale, context)
  return documents.map((document) => {
    const entity = serialiseRecord(document, type, selection.fields)
    if (type.translatedBy !== undefined && translated !== undefined) {
      entity.attributes.locale = translated.has(document.id) ? locale : context.languages.fallback
    }
    for (const { name, of } of relatives) entity.attributes[name] = of(document)
    return entity
  })
}

/** Reads one relation of these records. */
export async function relativesOf(
  populate: Populate,
  type: ContentType,
  found: Found,
  locale: string | null,
  context: AnswerContext,
): Promise<Relatives> {
  const relation = relationOf(type, populate.relation)
  return populateRelation({
    relation,
    type,
    found,
    populate,
    locale,
    context,
    build: buildEntities,
  })
}
