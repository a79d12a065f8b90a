import type { PayloadRequest } from 'payload'
import { withinTransaction } from '../../database/transactions/withinTransaction.ts'
import type { Order, Payment } from '../../payload-types.ts'
import { movePayment } from '../moving/movePayment.ts'
import type { Step } from '../moving/step.ts'
import { NoCopiesLeft } from '../stock/takeCopiesAgain.ts'
import { giveReceipt } from './giveReceipt.ts'
import { lockedPayment } from './lockedPayment.ts'
import { payOrder } from './payOrder.ts'
import { refuseUnpayable } from './refuseUnpayable.ts'
import { settleOthers } from './settleOthers.ts'

export interface Confirmation extends Step {
  /** FCFA that came in; else what was asked for. */
  received?: number | undefined
  /** The operator’s number of it, where it was not known. */
  transaction?: string | undefined
}

/**
 * Money is in: payment, receipt with its number, order and letter, all of it in one transaction or
 * nothing. Late money for what is sold out meanwhile becomes « remboursement dû » instead (business,
 * 5). Not to be called inside a transaction: what it took of the stock by then has to be undone.
 */
export async function confirmPayment(
  id: number,
  confirmation: Confirmation,
  req: PayloadRequest,
): Promise<Payment> {
  try {
    return await withinTransaction(req, () => confirm(id, confirmation, req))
  } catch (error) {
    if (!(error instanceof NoCopiesLeft)) throw error
    const { by, who, received, transaction } = confirmation
    const why = 'Payé après l’échéance, quand il n’y avait plus assez d’exemplaires'
    const facts = factsOf({ received, transaction })
    return movePayment(id, 'remboursement_dû', { by, who, why, facts }, req)
  }
}

async function confirm(
  id: number,
  { received: given, transaction, ...step }: Confirmation,
  req: PayloadRequest,
): Promise<Payment> {
  const { payment, order } = await lockedPayment(id, req)
  const received = given ?? payment.montantRecu ?? payment.montant
  const payable: Order = refuseUnpayable(order, received, req)
  const facts = {
    ...factsOf({ received, transaction }),
    encaisseLe: new Date().toISOString(),
    encaissePar: step.who ?? null,
  }
  const confirmed = await movePayment(id, 'confirmé', { ...step, facts }, req)
  const amount = Math.min(received, payable.total - payable.paye)
  const { numero: receipt } = await giveReceipt(payable, confirmed, amount, req)
  const paid = await payOrder(payable, { amount, receipt }, req)
  await settleOthers(paid, confirmed, received - amount, req)
  return confirmed
}

function factsOf({ received, transaction }: Pick<Confirmation, 'received' | 'transaction'>) {
  return {
    prochaineDemande: null,
    ...(received !== undefined && { montantRecu: received }),
    ...(transaction !== undefined && { transaction }),
  }
}
