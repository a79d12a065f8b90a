import { openFilter } from '@sira/contract/kinds/openRecords'
import type { RecordType } from '@sira/contract/kinds/recordTypes'
import * as z from 'zod'
import { today } from '../format/today.ts'
import type { BackOffice } from '../transport/door/contractClient.ts'
import { contractQuery } from '../transport/door/contractQuery.ts'
import { type ListPart, partIn, partQuery } from '../transport/listPart.ts'

/** The query of a type: its fields, its language, which of its records. */
export type ContentQuery = Readonly<Record<string, string | number>>

/**
 * A part of a list that is read from the lowest id to the highest: however many records there are,
 * each part costs the same, and what comes or goes meanwhile moves no other.
 */
export interface ContentPart<Item> extends ListPart<Item> {
  /** The highest id of the part, of records that cannot be read too. */
  lastId: number
}

/** Public records of a type with an id above `after`, a hundred. Throws while the back office is away. */
export async function contentPart<Item>(
  backOffice: BackOffice,
  type: RecordType,
  { query, after, item }: { query: ContentQuery; after: number; item: z.ZodType<Item> },
): Promise<ContentPart<Item>> {
  const body = await contentBody(backOffice, type, {
    ...query,
    ...(after > 0 ? { 'filters[id][$gt]': after } : {}),
    sort: 'id:asc',
    ...partQuery(0),
  })
  const part = partIn(body, item, backOffice)
  const lastId = identified.parse(body).data.at(-1)?.id ?? after
  return { ...part, lastId }
}

const identified = z.object({ data: z.array(z.object({ id: z.number() })) })

/** The answer to a question about the public records of a type. */
export async function contentBody(
  backOffice: BackOffice,
  type: RecordType,
  query: ContentQuery,
): Promise<unknown> {
  const path = contractQuery(type, { ...openFilter(type, today()), ...query })
  const reading = await backOffice.read(path)
  if (reading.state === 'found') return reading.body
  throw reading.state === 'away' ? reading.reason : new Error(`GET ${path}: ${reading.state}`)
}
