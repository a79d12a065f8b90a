import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { type NamedRecord, recordsByName } from '../../database/records/recordsByName.ts'
import { withoutCase } from './askedPerson.ts'

/** The records of an address, compared without case. */
export async function recordsOfEmail(
  collection: CollectionSlug,
  fields: readonly string[],
  email: string,
  req: PayloadRequest,
): Promise<NamedRecord[]> {
  // `like` looks for a part without case; whole addresses are compared here.
  const like = longestPlainPart(email)
  const where: Where = { or: fields.map((field) => ({ [field]: { like } })) }
  const { docs } = await recordsByName(req.payload).find({
    collection,
    where,
    trash: true,
    depth: 0,
    pagination: false,
    req,
  })
  return docs.filter((record) =>
    fields.some((field) => withoutCase(String(record[field] ?? '')) === withoutCase(email)),
  )
}

/** SQLite knows the case of unaccented letters alone: « É » is not « é » to it. */
export function longestPlainPart(email: string): string {
  const parts = email.normalize().match(/[\x21-\x7e]+/g) ?? []
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}
