import type { RecordType } from '@sira/contract/kinds/recordTypes'
import { entityOf } from '@sira/contract/wire/envelope'
import * as z from 'zod'
import type { BackOffice } from '../transport/door/contractClient.ts'
import { paginationIn } from '../transport/records.ts'
import { contentBody, contentPart } from './contentParts.ts'

/** A server whose languages are records of their own (Strapi) gives all of them. */
const query = { 'fields[0]': 'updatedAt', locale: 'all' }
const item = entityOf(z.object({ updatedAt: z.string() }))

/** Gives the number of public records of a type. Throws while the back office is away. */
export async function contentCount(backOffice: BackOffice, type: RecordType): Promise<number> {
  const body = await contentBody(backOffice, type, { ...query, 'pagination[pageSize]': 1 })
  return paginationIn(body).total
}

/**
 * Gives the last change of each public record of a type, by its id. Throws while the back office is
 * away.
 */
export async function contentMoments(
  openBackOffice: () => BackOffice,
  type: RecordType,
): Promise<Map<string, string>> {
  const moments = new Map<string, string>()
  for (let after = 0; ; ) {
    const { items, isLast, lastId } = await contentPart(openBackOffice(), type, {
      query,
      after,
      item,
    })
    for (const { id, attributes } of items) moments.set(String(id), attributes.updatedAt)
    if (isLast) return moments
    after = lastId
  }
}
