import type { WireEntity } from '@sira/contract/wire/envelope'
import { ContractError } from '@sira/contract/wire/errors'
import type { Payload } from 'payload'
import type { Devi } from '../../../payload-types.ts'
import type { FormValues } from './checkForm.ts'

export interface Reception {
  key: string | undefined
  locale: string
  /** Why it looks like a machine's. */
  suspicion: string | undefined
}

interface Kept {
  id: number | string
  createdAt: string
  updatedAt: string
}

/**
 * Keeps a quote request or a message and gives it back as it was sent. Under the key of an
 * earlier sending the earlier record is given again: its letters are not sent twice either.
 */
export async function keepMessage(
  collection: 'devis' | 'contacts',
  values: FormValues,
  reception: Reception,
  payload: Payload,
): Promise<WireEntity> {
  const { key } = reception
  const { id, createdAt, updatedAt } =
    (key && (await sentEarlier(collection, key, values, payload))) ||
    (await keepNew(collection, values, reception, payload))
  return { id: Number(id), attributes: { ...values, createdAt, updatedAt } }
}

async function keepNew(
  collection: 'devis' | 'contacts',
  values: FormValues,
  { key, locale, suspicion }: Reception,
  payload: Payload,
): Promise<Kept> {
  const state = suspicion === undefined ? 'new' : 'unwanted'
  // The names of the fields are those of the collection: see formRules.
  const data = { ...values, idempotencyKey: key, locale, suspicion, state } as unknown as Devi
  try {
    return await payload.create({ collection: collection as 'devis', data, depth: 0 })
  } catch (error) {
    // The same sending may have come by another connection in the meantime.
    const earlier = key && (await sentEarlier(collection, key, values, payload))
    if (!earlier) throw error
    return earlier
  }
}

/** Throws the 422 where the key stands on another message: neither must be taken for the other. */
async function sentEarlier(
  collection: 'devis' | 'contacts',
  key: string,
  values: FormValues,
  payload: Payload,
): Promise<Kept | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { idempotencyKey: { equals: key } },
    // What staff have put in the trash meanwhile was received all the same.
    trash: true,
    limit: 1,
    depth: 0,
    pagination: false,
  })
  const [earlier] = docs as unknown as (Kept & Record<string, unknown>)[]
  if (earlier === undefined) return undefined
  const same = Object.entries(values).every(([name, value]) => (earlier[name] ?? null) === value)
  if (same) return earlier
  throw new ContractError({
    status: 422,
    name: 'UnprocessableEntityError',
    message: 'This Idempotency-Key was used for another message',
  })
}
