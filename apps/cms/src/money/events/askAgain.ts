import type { Payload } from 'payload'

/**
 * Milliseconds before the first question without a call of the provider; each later wait is twice
 * as long.
 */
export const firstWaitMs = 10_000
const longestWaitMs = 3 * 60 * 60_000

/** Gives the wait after this number of questions. */
export function waitAfter(times: number): number {
  return Math.min(firstWaitMs * 2 ** Math.min(times, 20), longestWaitMs)
}

/**
 * Saves the time of the next question before the payment is asked about, so that a killed program
 * asks again. It is one statement, so that it does not conflict with a move of the payment.
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

/** Ends the regular questions about a payment; a call of its provider still causes one. */
export async function endAsking(id: number, payload: Payload): Promise<void> {
  await payload.db.updateOne({
    collection: 'paiements',
    where: { id: { equals: id } },
    data: { prochaineDemande: null },
    options: { atomic: true },
  })
}
