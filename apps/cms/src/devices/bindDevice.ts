import { mostCodeTries } from '@sira/contract/limits'
import type { Payload, Where } from 'payload'
import type { Courier, TrainingSession } from '../payload-types.ts'
import { type DevicePurpose, kept, newSecret } from './secrets.ts'

/** The records that have a device. */
interface Holders {
  coursiers: Courier
  sessions: TrainingSession
}
export type Holder = keyof Holders

interface Kind<Slug extends Holder> {
  collection: Slug
  purpose: DevicePurpose
  /** Whether a device may be bound now, and is one. */
  holds(record: Holders[Slug]): boolean
}

export interface Bound<Found> {
  /** By which the device is known from now on. */
  jeton: string
  record: Found
}

/** The binding of one device to a record, by a link and its spoken code. */
export function devicesOf<Slug extends Holder>({ collection, purpose, holds }: Kind<Slug>) {
  /**
   * Each try is counted before it is looked at, in one statement, so that a hundred at once are
   * five; the second of two devices finds the link used.
   */
  async function bind(
    link: string,
    code: string,
    payload: Payload,
  ): Promise<Bound<Holders[Slug]> | undefined> {
    const lien = kept(link, purpose, payload)
    const found = await first({ lien: { equals: lien } }, payload)
    if (!found || !holds(found) || Date.parse(found.lienJusque ?? '') < Date.now()) return undefined
    const own = [{ id: { equals: found.id } }, { lien: { equals: lien } }]
    const counted = await changed(payload, [...own, { essaisLien: { less_than: mostCodeTries } }], {
      essaisLien: { $inc: 1 },
    })
    const said = kept(code.replace(/\D/g, ''), purpose, payload)
    if (!counted || found.codeLien !== said) return undefined
    const jeton = newSecret()
    const bound = await changed(payload, own, {
      lien: null,
      codeLien: null,
      appareil: kept(jeton, purpose, payload),
      appareilLe: new Date().toISOString(),
    })
    return bound ? { jeton, record: found } : undefined
  }

  /** The record whose device this is; none once it holds no more, or another device is bound. */
  async function holderOf(token: string, payload: Payload): Promise<Holders[Slug] | undefined> {
    const found = await first({ appareil: { equals: kept(token, purpose, payload) } }, payload)
    return found && holds(found) ? found : undefined
  }

  async function first(where: Where, payload: Payload): Promise<Holders[Slug] | undefined> {
    const asked = { limit: 1, pagination: false, depth: 0 } as const
    const { docs } = await payload.find({ collection, ...asked, where })
    return docs[0] as Holders[Slug] | undefined
  }

  async function changed(payload: Payload, and: Where[], data: object): Promise<boolean> {
    const row: unknown = await payload.db.updateOne({
      collection,
      where: { and },
      data: { ...data, updatedAt: new Date().toISOString() },
      options: { atomic: true },
    })
    return row !== null
  }

  return { bind, holderOf }
}
