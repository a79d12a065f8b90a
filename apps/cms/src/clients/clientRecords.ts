import type { PayloadRequest } from 'payload'
import type { NamedRecord } from '../database/records/recordsByName.ts'
import type { NamedKind } from '../dossiers/keptKinds.ts'
import { clientKinds } from './clientKinds.ts'
import { addressesOf, type PersonOfRecord, personOfRecord } from './personOfRecord.ts'
import { recordsAt } from './recordsAt.ts'

export interface OwnRecord {
  kind: NamedKind
  record: NamedRecord
  person: PersonOfRecord
}

/** A number may be that of an agency: what everybody gave who has it is no one person's. */
const mostAddresses = 8

/**
 * Everything under the addresses of one record, and under those that stand beside them: who asked
 * for a quote by phone has subscribed by e-mail alone. No further, or a shared number would gather
 * its family's families.
 */
export async function clientRecords(own: OwnRecord, req: PayloadRequest): Promise<OwnRecord[]> {
  const found = new Map<string, OwnRecord>([[keyOf(own), own]])
  const asked = new Set<string>()
  for (const _step of ['own', 'beside']) {
    const known = [...found.values()].flatMap(({ person }) => addressesOf(person))
    for (const address of new Set(known)) {
      if (asked.has(address) || asked.size >= mostAddresses) continue
      asked.add(address)
      for (const one of await everywhereAt(address, req)) found.set(keyOf(one), one)
    }
  }
  return [...found.values()].sort((one, other) =>
    other.record.createdAt.localeCompare(one.record.createdAt),
  )
}

async function everywhereAt(address: string, req: PayloadRequest): Promise<OwnRecord[]> {
  const found: OwnRecord[] = []
  for (const kind of clientKinds(req.payload)) {
    const records = await recordsAt(kind, address, req)
    found.push(...records.map((record) => ({ kind, record, person: personOfRecord(kind, record) })))
  }
  return found
}

function keyOf({ kind, record }: OwnRecord): string {
  return `${kind.slug}/${record.id}`
}
