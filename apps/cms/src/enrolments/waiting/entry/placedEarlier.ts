import { createHash } from 'node:crypto'
import { conflict } from '@sira/contract/wire/refusals'
import type { Payload } from 'payload'
import type { WaitingEntry } from '../../../payload-types.ts'
import type { Sending, Wish } from './wish.ts'

/** What makes one entry another. */
export function wishOf({ session, places, nom, phone, email }: Wish): string {
  const asked = JSON.stringify([session, places, nom, phone, email])
  return createHash('sha256').update(asked).digest('hex')
}

/** The entry of the same idempotency key; throws the 409 where the request differs. */
export async function placedEarlier(
  wish: Wish,
  { key }: Sending,
  payload: Payload,
): Promise<WaitingEntry | undefined> {
  if (key === undefined) return undefined
  const { docs } = await payload.find({
    collection: 'attentes',
    where: { cleEnvoi: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [entry] = docs
  if (entry === undefined || entry.empreinte === wishOf(wish)) return entry
  throw conflict('This Idempotency-Key was used for another entry')
}
