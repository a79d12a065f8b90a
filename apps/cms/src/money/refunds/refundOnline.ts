import { randomUUID } from 'node:crypto'
import { modeName } from '@sira/contract/orders/modeNames'
import { APIError, type Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { firstWaitMs, noteAsking } from '../events/askAgain.ts'
import { type Refunder, refunderOf } from './refunderOf.ts'
import { sendRefund } from './sendRefund.ts'

interface Asked {
  who: string
  why: string
}

/**
 * Asks the provider for a refund, once however often this is called: its number, with the person
 * and the reason, is saved before the call. Without an answer `keepAsking` tries again. Never call
 * it inside a transaction.
 */
export async function refundOnline(id: number, asked: Asked, payload: Payload): Promise<Payment> {
  const payment = await payload.findByID({
    collection: 'paiements',
    id,
    depth: 0,
    disableErrors: true,
  })
  if (!payment) throw new APIError('Ce paiement n’existe pas.', 404)
  const refunder = refunderOf(payment, payload)
  if (!refunder) {
    throw new APIError('Ce paiement se rembourse à la main, et se marque ensuite remboursé.', 409)
  }
  const begun = await begin(payment, asked, refunder, payload)
  await noteAsking({ id, times: 0, wait: firstWaitMs }, payload)
  return sendRefund(begun, payload)
}

/** Gives the refund its number: the first caller sets it, and all others use it. */
async function begin(
  payment: Payment,
  { who, why }: Asked,
  { gateway }: Refunder,
  payload: Payload,
): Promise<Payment> {
  const { id } = payment
  await payload.db.updateOne({
    collection: 'paiements',
    where: {
      and: [
        { id: { equals: id } },
        { etat: { equals: 'remboursement_dû' } },
        { remboursementId: { exists: false } },
      ],
    },
    data: {
      remboursementId: randomUUID(),
      remboursementLe: new Date().toISOString(),
      remboursementPar: who,
      motif: why,
    },
    options: { atomic: true },
  })
  const begun = await payload.findByID({ collection: 'paiements', id, depth: 0 })
  if (begun.remboursementId && begun.etat === 'remboursement_dû') return begun
  const name = modeName(gateway.provider, 'fr')
  throw new APIError(`Ce paiement n’est plus à rembourser par ${name}.`, 409)
}
