import * as z from 'zod'
import type { BackOffice } from './door/contractClient.ts'

const envelope = z.object({ data: z.array(z.unknown()) })
const pagination = z.object({
  meta: z.object({
    pagination: z.object({ page: z.number(), pageCount: z.number(), total: z.number() }),
  }),
})

/**
 * Reads the records of a list one by one: one with a wrong shape is left out and logged, so that a
 * bad record never breaks a page. Throws when the body is no list.
 */
export function recordsIn<T>(body: unknown, schema: z.ZodType<T>, backOffice: BackOffice): T[] {
  const records: T[] = []
  for (const record of envelope.parse(body).data) {
    const parsed = schema.safeParse(record)
    if (parsed.success) records.push(parsed.data)
    else backOffice.logError(`Record left out: ${nameOf(record)}`, z.prettifyError(parsed.error))
  }
  return records
}

/** Gives the number of records in a list, with unreadable ones. Throws when the body is no list. */
export function sizeOf(body: unknown): number {
  return envelope.parse(body).data.length
}

/** Throws when the list does not say which page of how many it is. */
export function paginationIn(body: unknown): { page: number; pageCount: number; total: number } {
  return pagination.parse(body).meta.pagination
}

const slugged = z.object({
  id: z.unknown(),
  attributes: z.object({ slug: z.string().optional() }),
})

function nameOf(record: unknown): string {
  const named = slugged.safeParse(record)
  if (!named.success) return typeof record
  const { id, attributes } = named.data
  return [id, attributes.slug].filter((part) => part !== undefined).join(' ')
}
