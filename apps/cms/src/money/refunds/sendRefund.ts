import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { ProviderAway } from '../providers/askProvider.ts'
import { refunderOf } from './refunderOf.ts'
import { endRefund, noteRefunded } from './settleRefund.ts'

/** Asks the provider for a refund, under its number: a repeated request does no harm. */
export async function sendRefund(payment: Payment, payload: Payload): Promise<Payment> {
  const { remboursementId: id, montant, montantRecu } = payment
  const refunder = refunderOf(payment, payload)
  if (!refunder || !id) return payment
  const { gateway, collection } = refunder
  try {
    const answer = await gateway.refund({ id, collection, amount: montantRecu ?? montant })
    if (answer.kind === 'refused') return await endRefund(payment, answer.reason, payload)
    return await followRefund(payment, payload)
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    payload.logger.warn({ err: error, payment: payment.id }, 'un remboursement sera redemandé')
    return payment
  }
}

/** Asks for the state of a refund, and acts on the answer. */
export async function followRefund(payment: Payment, payload: Payload): Promise<Payment> {
  const refunder = refunderOf(payment, payload)
  if (!refunder || !payment.remboursementId) return payment
  const asked = await refunder.gateway.askRefund(payment.remboursementId)
  switch (asked.state) {
    case 'done':
      return noteRefunded(payment, payload)
    case 'refused':
      return endRefund(payment, asked.reason, payload)
    default:
      return payment
  }
}

/** Asks about a refund, and sends it where the program ended before the provider heard of it. */
export async function askAboutRefund(payment: Payment, payload: Payload): Promise<string> {
  const refunder = refunderOf(payment, payload)
  if (!refunder || !payment.remboursementId) return 'fournisseur non réglé'
  const { state } = await refunder.gateway.askRefund(payment.remboursementId)
  const after =
    state === 'unknown' ? await sendRefund(payment, payload) : await followRefund(payment, payload)
  return after.etat
}
