import type { WireEntity } from '@sira/contract/wire/envelope'
import type { Payload } from 'payload'
import { typeOf } from './model/contentModel.ts'
import { parseRecordQuery } from './query/contractQuery.ts'
import { answerContext } from './read/answerContext.ts'
import { buildEntities } from './read/buildEntities.ts'
import { foundOnce } from './read/foundRecords.ts'
import { readContext } from './read/readContext.ts'
import type { PayloadDocument } from './serialise.ts'

/**
 * Gives a document in the shape of the contract, in any state; the caller has checked the reader.
 * `search` is the query of the page that will show it (`populate=*`); related records are given in
 * their public state.
 */
export async function previewEntity(
  payload: Payload,
  typeId: string,
  document: PayloadDocument,
  search: string,
): Promise<WireEntity> {
  const context = readContext(payload)
  const type = typeOf(context.model, typeId)
  const query = parseRecordQuery(search, type, context.model, context.languages)
  const answering = answerContext(context, new AbortController().signal)
  const [entity] = await buildEntities(type, foundOnce([document]), query, answering)
  if (entity === undefined) throw new Error(`No entity for a document of ${typeId}`)
  return entity
}
