import { pageSize } from '@sira/contract/wire/pageSize'
import type * as z from 'zod'
import type { BackOffice } from './door/contractClient.ts'
import { recordsIn, sizeOf } from './records.ts'

/** A part of a list. Records that cannot be read are left out, and do not make it the last. */
export interface ListPart<T> {
  items: T[]
  isLast: boolean
}

/** Asks for `limit` records from the one numbered `start` (from 0). */
export function partQuery(
  start: number,
  limit = pageSize.largest,
): Record<string, string | number> {
  return {
    'pagination[start]': start,
    'pagination[limit]': limit,
    'pagination[withCount]': 'false',
  }
}

/** The list in an answer to {@link partQuery}; throws when it is none. */
export function partIn<T>(
  body: unknown,
  schema: z.ZodType<T>,
  backOffice: BackOffice,
  limit = pageSize.largest,
): ListPart<T> {
  return { items: recordsIn(body, schema, backOffice), isLast: sizeOf(body) < limit }
}

/** Reads a list to its end, part by part; rejects as `read` does. */
export async function wholeList<T>(read: (start: number) => Promise<ListPart<T>>): Promise<T[]> {
  const found: T[] = []
  for (let start = 0; ; start += pageSize.largest) {
    const { items, isLast } = await read(start)
    found.push(...items)
    if (isLast) return found
  }
}
