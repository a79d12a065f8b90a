import { dialCodes } from '@sira/contract/dialCodes'
import { internationalPhone } from '@sira/contract/forms/phone'
import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import type { Pair } from '../followed.ts'
import { phoneCandidates } from './phoneCandidates.ts'

/** The record of a reference, where it was sent with this number; nothing where either is wrong. */
export async function foundByPair<Slug extends CollectionSlug>(
  collection: Slug,
  { reference, phone }: Pair,
  payload: Payload,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { reference: { equals: reference } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [record] = docs as DataFromCollectionSlug<Slug>[]
  return record !== undefined && isOf(record, phone) ? record : undefined
}

/** Whether it was sent with this number, however either was written. */
function isOf(record: object, typed: string): boolean {
  const { phone, indicatif } = record as { phone?: string | null; indicatif?: string | null }
  if (!phone) return false
  const codes = indicatif ? [indicatif] : dialCodes.map(({ code }) => code)
  const candidates = phoneCandidates(typed)
  return codes.some((code) => {
    const whole = internationalPhone(phone, code)
    return whole !== undefined && candidates.includes(whole)
  })
}
