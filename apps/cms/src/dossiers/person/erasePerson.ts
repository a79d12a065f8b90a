import type { PayloadRequest } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import type { StayingFor } from '../keptKind.ts'
import { eraseAll } from '../retention/eraseInBatches.ts'
import { bookedUntil } from '../retention/monthsBefore.ts'
import type { PersonRecords } from './personRecords.ts'

/** How many records stay, by what they stay for. */
export type Kept = Readonly<Record<StayingFor, number>>

export interface ErasedPerson {
  erased: PersonRecords[]
  kept: Kept
}

/** Erases what is kept of a person, but for what has to stay. */
export async function erasePerson(
  found: readonly PersonRecords[],
  req: PayloadRequest,
): Promise<ErasedPerson> {
  const erased: PersonRecords[] = []
  const staying = await stayingOf(found, req)
  for (const { kind, records, named } of found) {
    const kept = staying.get(kind.slug)
    const leaving = records.filter(({ id }) => !kept?.has(id))
    const ids = leaving.flatMap(({ id }) => (named.has(id) ? [] : [id]))
    if (ids.length > 0) await eraseAll(kind, ids, req)
    for (const { id } of leaving) await leaveOut(kind, id, named.get(id) ?? [], req)
    const booked = [...(kept ?? [])].flatMap(([id, why]) => (why === 'accounts' ? [id] : []))
    await kind.trim?.(booked, req)
    erased.push({ kind, records: leaving, named })
  }
  return { erased, kept: keptOf(staying) }
}

/** Takes a person out of the dossier of another one, who goes on following it. */
async function leaveOut(
  { slug: collection }: PersonRecords['kind'],
  id: number,
  fields: readonly string[],
  req: PayloadRequest,
): Promise<void> {
  if (fields.length === 0) return
  const data = Object.fromEntries(fields.map((field) => [field, null]))
  await recordsByName(req.payload).update({ collection, id, data, depth: 0, req })
}

/** By the name of the collection, then by the number of the record. */
type Staying = ReadonlyMap<string, ReadonlyMap<number, StayingFor>>

/** What of a person would stay, and why. */
export async function stayingOf(
  found: readonly PersonRecords[],
  req: PayloadRequest,
): Promise<Staying> {
  const booked = await bookedUntil(req.payload, new Date())
  const staying = new Map<string, ReadonlyMap<number, StayingFor>>()
  for (const { kind, records } of found) {
    const ids = records.map(({ id }) => id)
    const kept = ids.length > 0 ? await kind.staying?.(ids, { booked }, req) : undefined
    if (kept !== undefined) staying.set(kind.slug, kept)
  }
  return staying
}

export function keptOf(staying: Staying): Kept {
  const why = [...staying.values()].flatMap((kept) => [...kept.values()])
  const count = (one: StayingFor) => why.filter((other) => other === one).length
  return { accounts: count('accounts'), underWay: count('underWay') }
}
