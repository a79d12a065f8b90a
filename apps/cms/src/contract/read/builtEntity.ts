import type { WireEntity } from '@sira/contract/wire/envelope'
import type { ContentType } from '../model/contentModel.ts'
import type { RecordQuery } from '../query/parsedQuery.ts'
import type { PayloadDocument } from '../serialise.ts'
import type { ReadContext } from './readContext.ts'

/** An entity and how many records it holds, itself included. */
export interface BuiltEntity {
  entity: WireEntity
  weight: number
}

/** Makes entities with what a query populates: of a list, and of what its records lead to. */
export type BuildEntities = (
  type: ContentType,
  documents: readonly PayloadDocument[],
  query: RecordQuery,
  context: ReadContext,
) => Promise<BuiltEntity[]>
