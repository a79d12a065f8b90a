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
  /** FCFA that came in; else what was asked for. */
  received?: number | undefined
  /** The operator’s number of it, where it was not known. */
  transaction?: string | undefined
  /** The number that staff read on a statement, which may correct what the customer typed. */
  proof?: TypedProof | undefined
  /** Of its order, as staff typed it, where nobody knew. */
  reference?: string | undefined
}

/**
 * Money is in: payment with what proves it, receipt with its number, order and letter, all of it in
 * one transaction or nothing. Late money for what is sold out or cancelled meanwhile becomes « remboursement dû »
 * instead (product 12.5). Not to be called inside a transaction: what it took of the stock by then has
 * to be undone.
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
  // The rest is a payment of its own: what may be given back of this one is what it paid.
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

async function oweBack(
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

/** The facts of the payment besides its sum. */
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
