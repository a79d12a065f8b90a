import { modeName } from '@sira/contract/orders/modeNames'
import { createLocalReq, type Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { keepEvent } from '../events/paymentEvents.ts'
import { movePayment } from '../ledger/movePayment.ts'

/** The money is back with the customer, who is told: with who asked for it, and why. */
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
    // His call and our question may have come at the same moment.
    if (current.etat !== 'remboursé') throw error
    return current
  }
}

/** He gives nothing back: it is theirs to give by hand, and may be asked for anew. */
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
