import type { Payload } from 'payload'
import type { PaymentEvent } from '../../payload-types.ts'
import { keptOfCall } from './keptOfCall.ts'

export interface HeardEvent {
  provider: string
  /** The number of the payment or the refund. */
  number: string
  kind: string
  raw: unknown
  payment?: number | undefined
  /** The outcome, where it is known at once. */
  sequel?: string
}

/** Keeps a message about a payment, once by (provider, number, kind) however often it arrives. */
export async function keepEvent(heard: HeardEvent, payload: Payload): Promise<PaymentEvent> {
  const earlier = await findEvent(heard, payload)
  if (earlier) return earlier
  try {
    return await payload.create({
      collection: 'evenements',
      data: {
        fournisseur: heard.provider,
        identifiant: heard.number,
        genre: heard.kind,
        brut: keptOfCall(heard.raw),
        recuLe: new Date().toISOString(),
        paiement: heard.payment ?? null,
        suite: heard.sequel ?? null,
      },
      depth: 0,
    })
  } catch (error) {
    // The same message may have come by another connection in the meantime.
    const twin = await findEvent(heard, payload)
    if (!twin) throw error
    return twin
  }
}

/** Saves the outcome of an event, only the first time. */
export async function noteSequel(id: number, suite: string, payload: Payload): Promise<void> {
  await payload.db.updateOne({
    collection: 'evenements',
    where: { and: [{ id: { equals: id } }, { suite: { exists: false } }] },
    data: { suite },
    options: { atomic: true },
  })
}

async function findEvent({ provider, number, kind }: HeardEvent, payload: Payload) {
  const { docs } = await payload.find({
    collection: 'evenements',
    where: {
      fournisseur: { equals: provider },
      identifiant: { equals: number },
      genre: { equals: kind },
    },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]
}
