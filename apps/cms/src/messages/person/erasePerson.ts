import type { PayloadRequest } from 'payload'
import type { StayingFor } from '../keptKind.ts'
import { type KeptName, keptKinds, keptNames } from '../keptKinds.ts'
import { eraseAll } from '../retention/eraseInBatches.ts'
import { bookedUntil } from '../retention/monthsBefore.ts'
import type { PersonRecords } from './personRecords.ts'

/** How many records stay, by what they stay for. */
export type Kept = Readonly<Record<StayingFor, number>>

export interface ErasedPerson {
  erased: PersonRecords
  kept: Kept
}

/** Erases what is kept of a person, but for what has to stay. */
export async function erasePerson(
  records: PersonRecords,
  req: PayloadRequest,
): Promise<ErasedPerson> {
  const erased = { ...records }
  const staying = await stayingOf(records, req)
  for (const name of keptNames) {
    erased[name] = records[name].filter(({ id }) => !staying[name]?.has(id))
    const ids = erased[name].map(({ id }) => id)
    if (ids.length > 0) await eraseAll(name, ids, req)
    const booked = [...(staying[name] ?? [])].flatMap(([id, why]) =>
      why === 'accounts' ? [id] : [],
    )
    await keptKinds[name].trim?.(booked, req)
  }
  return { erased, kept: keptOf(staying) }
}

type Staying = Partial<Record<KeptName, ReadonlyMap<number, StayingFor>>>

/** What of a person would stay, and why. */
export async function stayingOf(records: PersonRecords, req: PayloadRequest): Promise<Staying> {
  const booked = await bookedUntil(req.payload, new Date())
  const staying: Staying = {}
  for (const name of keptNames) {
    const ids = records[name].map(({ id }) => id)
    const kept = ids.length > 0 ? await keptKinds[name].staying?.(ids, { booked }, req) : undefined
    if (kept !== undefined) staying[name] = kept
  }
  return staying
}

export function keptOf(staying: Staying): Kept {
  const why = Object.values(staying).flatMap((kept) => [...kept.values()])
  const count = (one: StayingFor) => why.filter((other) => other === one).length
  return { accounts: count('accounts'), underWay: count('underWay') }
}
