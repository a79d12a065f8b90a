import { createHmac } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import { type NamedRecord, recordsByName } from '../../database/records/recordsByName.ts'
import { type KeptName, keptKinds, keptNames } from '../keptKinds.ts'

export type PersonRecords = Record<KeptName, NamedRecord[]>

/** Everything that is kept of an address, compared without case. */
export async function personRecords(email: string, req: PayloadRequest): Promise<PersonRecords> {
  const found: [KeptName, NamedRecord[]][] = []
  // One after another: the letters about what has just come are found too.
  for (const name of keptNames) found.push([name, await recordsWith(name, email, req.payload)])
  return Object.fromEntries(found) as PersonRecords
}

async function recordsWith(
  name: KeptName,
  email: string,
  payload: Payload,
): Promise<NamedRecord[]> {
  const { fields } = keptKinds[name].personal
  // `like` looks for a part without case; whole addresses are compared here.
  const like = longestPlainPart(email)
  const where: Where = { or: fields.map((field) => ({ [field]: { like } })) }
  const { docs } = await recordsByName(payload).find({
    collection: name,
    where,
    trash: true,
    depth: 0,
    pagination: false,
  })
  return docs.filter((record) =>
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
