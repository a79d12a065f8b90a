import { defaultDialCode } from '@sira/contract/dialCodes'
import { keptSpellings } from '@sira/contract/forms/nationalZero'
import { internationalPhone } from '@sira/contract/forms/phone'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { type NamedRecord, recordsByName } from '../../database/records/recordsByName.ts'
import type { PhoneField } from '../keptKind.ts'

/** Few enough that others have their turn in between. */
const lot = 500

/** The records of a phone number, in whatever form it is written there. */
export async function recordsOfPhone(
  collection: CollectionSlug,
  kept: PhoneField | undefined,
  phone: string,
  req: PayloadRequest,
): Promise<NamedRecord[]> {
  if (kept === undefined) return []
  const { field, asTyped } = kept
  const ids = asTyped ? await idsOfPhone(collection, kept, phone, req) : undefined
  const where: Where = ids ? { id: { in: ids } } : { [field]: { in: keptSpellings(phone) } }
  if (ids?.length === 0) return []
  const asked = { collection, where, trash: true, depth: 0, pagination: false, req } as const
  return (await recordsByName(req.payload).find(asked)).docs
}

/** No database compares numbers as they were typed: they are read one after another. */
async function idsOfPhone(
  collection: CollectionSlug,
  { field, dialCode }: PhoneField,
  phone: string,
  req: PayloadRequest,
): Promise<number[]> {
  const found: number[] = []
  for (let after = 0; ; ) {
    const { docs } = await recordsByName(req.payload).find({
      collection,
      where: { and: [{ id: { greater_than: after } }, { [field]: { exists: true } }] },
      select: { [field]: true, ...(dialCode ? { [dialCode]: true } : {}) },
      sort: 'id',
      limit: lot,
      pagination: false,
      trash: true,
      depth: 0,
      req,
    })
    const own = docs.filter((record) => {
      const code = dialCode ? record[dialCode] : undefined
      return isSame(
        record[field],
        typeof code === 'string' && code !== '' ? code : undefined,
        phone,
      )
    })
    found.push(...own.map(({ id }) => id))
    const last = docs.at(-1)
    if (last === undefined) return found
    after = last.id
    await new Promise((next) => setImmediate(next))
  }
}

function isSame(kept: unknown, dialCode = defaultDialCode, phone: string): boolean {
  return typeof kept === 'string' && internationalPhone(kept, dialCode) === phone
}
