import type { Payload } from 'payload'

/** Milliseconds before the first question that nobody caused; each later wait is twice as long. */
export const firstWaitMs = 10_000
const longestWaitMs = 3 * 60 * 60_000

/** How long to wait when it was asked so many times. */
export function waitAfter(times: number): number {
  return Math.min(firstWaitMs * 2 ** Math.min(times, 20), longestWaitMs)
}

/**
 * Notes when a payment is asked about next, before it is asked: who is killed in between asks again.
 * In one statement, so that it never meets what moves the payment.
 */
export async function noteAsking(
  { id, times, wait }: { id: number; times: number; wait: number },
  payload: Payload,
): Promise<void> {
  await payload.db.updateOne({
    collection: 'paiements',
    where: { id: { equals: id } },
    data: {
      prochaineDemande: new Date(Date.now() + wait).toISOString(),
      demandes: times,
    },
    options: { atomic: true },
  })
}

/** Nothing more is to be heard of it by asking; his call has it asked once more. */
export async function endAsking(id: number, payload: Payload): Promise<void> {
  await payload.db.updateOne({
    collection: 'paiements',
    where: { id: { equals: id } },
    data: { prochaineDemande: null },
    options: { atomic: true },
  })
}
