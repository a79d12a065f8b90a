import { modeName } from '@sira/contract/orders/modeNames'
import { createLocalReq, type Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { keepEvent } from '../events/paymentEvents.ts'
import { movePayment } from '../ledger/movePayment.ts'

/**
 * Marks a payment as refunded and tells the customer, with the person who asked for it and the
 * reason.
 */
export async function noteRefunded(payment: Payment, payload: Payload): Promise<Payment> {
  const { id, mode, motif, remboursementId: refund, remboursementPar: who } = payment
  await keepSaid(payment, 'remboursé', payload)
  const why = [motif, `rendu par ${modeName(mode, 'fr')}`].filter(Boolean).join(' · ')
  const step = { by: 'personnel', who: who ?? undefined, why } as const
  const facts = { prochaineDemande: null }
  const req = await createLocalReq({}, payload)
  try {
    return await movePayment(id, 'remboursé', { ...step, facts, refund: refund ?? undefined }, req)
  } catch (error) {
    const current = await payload.findByID({ collection: 'paiements', id, depth: 0 })
    // The provider's call and our question may have come at the same moment.
    if (current.etat !== 'remboursé') throw error
    return current
  }
}

/** Ends a refund that the provider refused: staff refund by hand, or ask again. */
export async function endRefund(
  payment: Payment,
  reason: string,
  payload: Payload,
): Promise<Payment> {
  const { id, mode, remboursementId } = payment
  await keepSaid(payment, `remboursement refusé\u00a0: ${reason}`, payload)
  await payload.db.updateOne({
    collection: 'paiements',
    where: { and: [{ id: { equals: id } }, { remboursementId: { equals: remboursementId } }] },
    data: {
      remboursementId: null,
      prochaineDemande: null,
      motif: `${modeName(mode, 'fr')} n’a pas rendu cet argent (${reason})\u00a0: à rendre à la main`,
    },
    options: { atomic: true },
  })
  return payload.findByID({ collection: 'paiements', id, depth: 0 })
}

async function keepSaid(payment: Payment, suite: string, payload: Payload): Promise<void> {
  const { id, mode, remboursementId } = payment
  const heard = { provider: mode, number: remboursementId ?? '', kind: suite, raw: {} }
  await keepEvent({ ...heard, payment: id, sequel: suite }, payload)
}
