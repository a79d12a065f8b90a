import { openFilter } from '@sira/contract/kinds/openRecords'
import { type RecordType, recordTypes } from '@sira/contract/kinds/recordTypes'
import { entityOf } from '@sira/contract/wire/envelope'
import { pageSize } from '@sira/contract/wire/pageSize'
import { optional, time } from '@sira/contract/wire/timestamps'
import * as z from 'zod'
import type { Answer } from '../transport/answer.ts'
import type { BackOffice } from '../transport/door/contractClient.ts'
import { contractQuery } from '../transport/door/contractQuery.ts'
import { partIn, partQuery } from '../transport/listPart.ts'
import { ask } from '../transport/question.ts'
import { paginationIn } from '../transport/records.ts'

export interface SitemapEntry {
  id: number
  /** Null where the address is made of the id. */
  slug: string | null
  updatedAt: string | null
}

const entity = entityOf(z.object({ slug: optional(z.string()), updatedAt: optional(time) }))

/** How many records of a type have a page to list. */
export function listedCount(
  backOffice: BackOffice,
  type: RecordType,
  today: string,
): Promise<Answer<number>> {
  return ask(backOffice, {
    path: contractQuery(type, { ...listed(type, today), 'pagination[pageSize]': 1 }),
    failure: `Error in ${type} counting`,
    parse: (body) => paginationIn(body).total,
  })
}

/** `count` records from the one numbered `start` (from 0), in the order in which they were made. */
export async function sitemapEntries(
  backOffice: BackOffice,
  type: RecordType,
  { start, count, today }: { start: number; count: number; today: string },
): Promise<Answer<SitemapEntry[]>> {
  const entries: SitemapEntry[] = []
  for (let from = start; from < start + count; from += pageSize.largest) {
    const limit = Math.min(pageSize.largest, start + count - from)
    const answer = await ask(backOffice, {
      path: contractQuery(type, {
        ...listed(type, today),
        ...partQuery(from, limit),
      }),
      failure: `Error in ${type} listing`,
      parse: (body) => partIn(body, entity, backOffice, limit),
    })
    if (answer.state === 'away') return answer
    const { items, isLast } = answer.data
    entries.push(...items.map(({ id, attributes }) => ({ id, ...attributes })))
    if (isLast) break
  }
  return { state: 'known', data: entries }
}

function listed(type: RecordType, today: string): Record<string, string> {
  const slug = recordTypes[type].page?.of === 'slug' ? { 'fields[1]': 'slug' } : {}
  return { 'fields[0]': 'updatedAt', ...slug, sort: 'id:asc', ...openFilter(type, today) }
}
