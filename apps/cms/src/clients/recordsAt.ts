import { keptSpellings } from '@sira/contract/forms/nationalZero'
import type { PayloadRequest, Where } from 'payload'
import { type NamedRecord, recordsByName } from '../database/records/recordsByName.ts'
import type { NamedKind } from '../dossiers/keptKinds.ts'
import { longestPlainPart } from '../dossiers/person/recordsOfEmail.ts'
import { mayRead } from './mayRead.ts'
import { addressesOf, personOfRecord } from './personOfRecord.ts'

/** More than a person sends; what a machine sent under one address is not read to its end. */
const mostOfAddress = 300

/**
 * What stands under an address or a number, as far as who asks may read it, the newest first. Made
 * for a screen that is opened all day, the database compares numbers: one that was kept as it was
 * typed is found where its last digits stand in pairs. An erasure reads all (see recordsOfPhone).
 */
export async function recordsAt(
  kind: NamedKind,
  address: string,
  req: PayloadRequest,
): Promise<NamedRecord[]> {
  const where = whereOf(kind, address)
  if (where === undefined || !(await mayRead(kind.slug, req))) return []
  const { docs } = await recordsByName(req.payload).find({
    collection: kind.slug,
    where,
    sort: '-createdAt',
    limit: mostOfAddress,
    pagination: false,
    depth: 0,
    joins: false,
    overrideAccess: false,
    req,
  })
  return docs.filter((record) => addressesOf(personOfRecord(kind, record)).includes(address))
}

function whereOf({ personal: { fields, phone } }: NamedKind, address: string): Where | undefined {
  if (address.includes('@')) {
    const like = longestPlainPart(address)
    return { or: fields.map((field) => ({ [field]: { like } })) }
  }
  if (phone === undefined) return undefined
  const whole: Where = { [phone.field]: { in: keptSpellings(address) } }
  if (!phone.asTyped) return whole
  return { or: [whole, { [phone.field]: { like: pairsOf(address) } }] }
}

/** Payload looks for each word of a `like` by itself: « 70 12 34 56 » is in `70-12-34-56`. */
function pairsOf(phone: string): string {
  return phone.slice(-8).match(/../g)?.join(' ') ?? phone
}
