import type { PayloadRequest } from 'payload'
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
  for (const { kind, records } of found) {
    const kept = staying.get(kind.slug)
    const leaving = records.filter(({ id }) => !kept?.has(id))
    const ids = leaving.map(({ id }) => id)
    if (ids.length > 0) await eraseAll(kind, ids, req)
    const booked = [...(kept ?? [])].flatMap(([id, why]) => (why === 'accounts' ? [id] : []))
    await kind.trim?.(booked, req)
    erased.push({ kind, records: leaving })
  }
  return { erased, kept: keptOf(staying) }
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
