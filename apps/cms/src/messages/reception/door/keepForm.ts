import type { MessageKind } from '@sira/contract/forms/messageForms'
import { singleLine } from '@sira/contract/forms/singleLine'
import { conflict } from '@sira/contract/wire/refusals'
import type { CollectionSlug, Payload } from 'payload'
import { type NamedRecord, recordsByName } from '../../../database/records/recordsByName.ts'
import type { FormValues } from './checkForm.ts'
import type { CameWith, Keep } from './keep.ts'

/** Keeps a message; a suspicious one is kept for people to judge. */
export function keepMessage(kind: MessageKind): Keep {
  return keepForm(kind, ({ suspicion }) => ({
    state: suspicion === undefined ? 'new' : 'unwanted',
  }))
}

/**
 * Keeps a form as a record of a collection, and gives it back as it was sent. A known key gives the
 * earlier record again, and sends no second letter. `begun` gives the fields besides those of the
 * form, such as the first state.
 */
export function keepForm(kind: CollectionSlug, begun: (cameWith: CameWith) => object): Keep {
  return async (values, cameWith, payload) => {
    const { key } = cameWith
    const { id, createdAt, updatedAt, reference } =
      (key && (await sentEarlier(kind, key, values, payload))) ||
      (await keepNew(kind, values, { ...cameWith, begun: begun(cameWith) }, payload))
    const entity = { id: Number(id), attributes: { ...values, createdAt, updatedAt } }
    return typeof reference === 'string' ? { entity, reference } : { entity }
  }
}

async function keepNew(
  kind: CollectionSlug,
  values: FormValues,
  { key, locale, suspicion, begun }: CameWith & { begun: object },
  payload: Payload,
): Promise<NamedRecord> {
  // The names of the fields are those of the collection, which a test checks.
  const data = { ...values, idempotencyKey: key, locale, suspicion, ...begun }
  try {
    return await recordsByName(payload).create({ collection: kind, data, depth: 0 })
  } catch (error) {
    // The same sending may have come by another connection in the meantime.
    const earlier = key && (await sentEarlier(kind, key, values, payload))
    if (!earlier) throw error
    return earlier
  }
}

/**
 * Finds the record of an earlier sending. Throws a 409 where the key belongs to another message:
 * the two must not be confused.
 */
export async function sentEarlier(
  kind: CollectionSlug,
  key: string,
  values: FormValues,
  payload: Payload,
): Promise<NamedRecord | undefined> {
  const { docs } = await recordsByName(payload).find({
    collection: kind,
    where: { idempotencyKey: { equals: key } },
    // A record in the trash was received all the same.
    trash: true,
    limit: 1,
    depth: 0,
    pagination: false,
  })
  const [earlier] = docs
  if (earlier === undefined) return undefined
  const same = Object.entries(values).every(([name, value]) => {
    const kept = earlier[name] ?? null
    // A name in several lines was kept in one.
    return kept === value || (typeof value === 'string' && kept === singleLine(value))
  })
  if (same) return earlier
  throw conflict('This Idempotency-Key was used for another message')
}
