import { createHmac } from 'node:crypto'
import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import type { PersonalCollection } from './personalCollections.ts'

export type PersonRecords = Record<PersonalCollection, Record<string, unknown>[]>

/** Everything that is kept of an address, compared without case. */
export async function personRecords(email: string, req: PayloadRequest): Promise<PersonRecords> {
  const { payload } = req
  const [devis, contacts, newsletters] = await Promise.all([
    recordsWith('devis', ['email'], email, payload),
    recordsWith('contacts', ['email'], email, payload),
    recordsWith('newsletters', ['email'], email, payload),
  ])
  const emails = await recordsWith('emails', ['to', 'replyTo'], email, payload)
  return { devis, contacts, newsletters, emails }
}

async function recordsWith(
  collection: PersonalCollection,
  fields: readonly string[],
  email: string,
  payload: Payload,
): Promise<Record<string, unknown>[]> {
  // `like` looks for a part without case; whole addresses are compared here.
  const like = longestPlainPart(email)
  const where: Where = { or: fields.map((field) => ({ [field]: { like } })) }
  const { docs } = await payload.find({
    collection: collection as CollectionSlug,
    where,
    trash: true,
    depth: 0,
    pagination: false,
  })
  const records = docs as unknown as Record<string, unknown>[]
  return records.filter((record) =>
    fields.some((field) => withoutCase(String(record[field] ?? '')) === withoutCase(email)),
  )
}

/** SQLite knows the case of unaccented letters alone: « É » is not « é » to it. */
function longestPlainPart(email: string): string {
  const parts = email.normalize().match(/[\x21-\x7e]+/g) ?? []
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

function withoutCase(email: string): string {
  return email.normalize().toLowerCase()
}

/** Tells whether an address was erased without keeping the address. */
export function fingerprint(email: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`erased:${withoutCase(email)}`)
    .digest('hex')
}
