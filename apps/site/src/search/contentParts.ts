import { openFilter } from '@sira/contract/kinds/openRecords'
import type { RecordType } from '@sira/contract/kinds/recordTypes'
import { sessionSchema } from '@sira/contract/records/session'
import { entityOf } from '@sira/contract/wire/envelope'
import { pageSize } from '@sira/contract/wire/pageSize'
import * as z from 'zod'
import { today } from '../format/today.ts'
import type { BackOffice } from '../transport/door/contractClient.ts'
import { contractQuery } from '../transport/door/contractQuery.ts'
import { type ListPart, partIn, partQuery } from '../transport/listPart.ts'
import { recordsIn } from '../transport/records.ts'

/** The query of a type: its fields, its language, which of its records. */
export type ContentQuery = Readonly<Record<string, string | number>>

/**
 * A part of a list, read by ascending id: each part costs the same, however many records there are,
 * and a new or removed record does not shift the others.
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

const session = entityOf(
  sessionSchema.pick({ debut: true, ville: true, etat: true, formation: true }),
)

/**
 * Gives the next sessions by the id of their training: `2027-01-12 Bobo-Dioulasso|…`, the first one
 * first. A server that knows no sessions has none. Throws while the back office is away.
 */
export async function comingSessions(backOffice: BackOffice): Promise<Map<string, string>> {
  const path = contractQuery('sessions', {
    'filters[debut][$gte]': today(),
    sort: 'debut:asc',
    'pagination[start]': 0,
    'pagination[limit]': pageSize.largest,
    'populate[formation][fields][0]': 'slug',
  })
  const reading = await backOffice.read(path)
  if (reading.state === 'away') throw reading.reason
  if (reading.state !== 'found') return new Map()
  const coming = recordsIn(reading.body, session, backOffice).filter(
    ({ attributes: { debut, etat } }) => debut !== null && etat !== 'annulee',
  )
  const byTraining = Map.groupBy(coming, ({ attributes }) => String(attributes.formation?.data?.id))
  const said = ({ attributes: { debut, ville } }: (typeof coming)[number]) =>
    `${debut?.slice(0, 10)} ${ville ?? ''}`.replaceAll('|', ' ')
  return new Map([...byTraining].map(([id, held]) => [id, held.map(said).join('|')]))
}
