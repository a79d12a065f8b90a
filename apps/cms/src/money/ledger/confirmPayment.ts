import { amountText } from '@sira/contract/orders/amountText'
import type { PayloadRequest } from 'payload'
import { NothingLeft } from '../../capacity/nothingLeft.ts'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { Step } from '../../dossiers/history/step.ts'
import type { Order, Payment } from '../../payload-types.ts'
import { payableOf } from '../payable.ts'
import { giveReceipt } from './giveReceipt.ts'
import { lockedPayment } from './lockedPayment.ts'
import { movePayment } from './movePayment.ts'
import { provenBy, type TypedProof } from './provenBy.ts'
import { refuseUnpayable } from './refuseUnpayable.ts'
import { settleOthers } from './settleOthers.ts'

export interface Confirmation extends Step {
  /** The FCFA received; default: the requested amount. */
  received?: number | undefined
  /** The operator’s number of the transfer, where it was unknown. */
  transaction?: string | undefined
  /** The number that staff read on a statement; it may correct the customer's. */
  proof?: TypedProof | undefined
  /** The reference of its order, typed by staff, where it was unknown. */
  reference?: string | undefined
}

/**
 * Confirms a payment: in one transaction it saves the payment with its proof, the numbered receipt,
 * the order and the letter. Late money for an order that is sold out or cancelled becomes «
 * remboursement dû » instead (product 12.5). Never call it inside a transaction: it must be able to
 * undo the stock that it took.
 */
export async function confirmPayment(
  id: number,
  confirmation: Confirmation,
  req: PayloadRequest,
): Promise<Payment> {
  try {
    return await withinTransaction(req, () => confirm(id, confirmation, req))
  } catch (error) {
    if (!(error instanceof NothingLeft)) throw error
    return await withinTransaction(req, () => oweBack(id, confirmation, error.message, req))
  }
}

async function confirm(
  id: number,
  confirmation: Confirmation,
  req: PayloadRequest,
): Promise<Payment> {
  const { reference, by, who, why, message } = confirmation
  const { payment, order } = await lockedPayment(id, req, reference)
  if (order && (await payableOf(req).isGone(order, req))) {
    throw new NothingLeft(`Une session de la commande ${order.reference} est annulée.`)
  }
  const received = confirmation.received ?? payment.montantRecu ?? payment.montant
  const payable: Order = refuseUnpayable(order, received, req)
  // An excess is a separate payment: at most the sum that paid the order can be refunded of this
  // one.
  const amount = Math.min(received, payable.total - payable.paye)
  const facts = {
    ...(await factsOf(payment, confirmation, req)),
    commande: payable.id,
    montantRecu: amount,
    encaisseLe: payment.encaisseLe ?? new Date().toISOString(),
    encaissePar: payment.encaissePar ?? who ?? null,
  }
  const surplus = received - amount
  const told = [why, surplusText(received, surplus), replacedText(payment, facts.transaction)]
  const step = { by, who, why: told.filter(Boolean).join(' · '), message, facts }
  const confirmed = await movePayment(id, 'confirmé', step, req)
  const { numero: receipt } = await giveReceipt(payable, confirmed, amount, req)
  const paid = await payableOf(req).countIn(payable, { amount, receipt }, req)
  await settleOthers(paid, confirmed, surplus, req)
  return confirmed
}

/** Takes money that pays nothing any more, to be given back: « remboursement dû ». */
export async function oweBack(
  id: number,
  confirmation: Confirmation,
  gone: string,
  req: PayloadRequest,
): Promise<Payment> {
  const { by, who, received, reference } = confirmation
  const { payment, order } = await lockedPayment(id, req, reference)
  const why = `Payé trop tard. ${gone}`
  const facts = {
    ...(await factsOf(payment, confirmation, req)),
    ...(order && { commande: order.id }),
    ...(received !== undefined && { montantRecu: received }),
  }
  return movePayment(id, 'remboursement_dû', { by, who, why, facts }, req)
}

/** Gives the facts of the payment besides its sum. */
async function factsOf(
  payment: Payment,
  { transaction, proof }: Confirmation,
  req: PayloadRequest,
) {
  return {
    prochaineDemande: null,
    ...(transaction !== undefined && { transaction }),
    ...(proof !== undefined && (await provenBy(payment, proof, req))),
  }
}

function surplusText(received: number, surplus: number): string | undefined {
  if (surplus <= 0) return undefined
  return `${amountText(received, 'fr')} reçus, dont ${amountText(surplus, 'fr')} de trop`
}

function replacedText({ transaction }: Payment, now: string | undefined): string | undefined {
  if (!transaction || now === undefined || now === transaction) return undefined
  return `numéro donné avant\u00a0: ${transaction}`
}
