import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Payload } from 'payload'
import { paysForCancelled } from '../../enrolments/seats/strandedSeats.ts'
import { paymentsOf } from '../../money/ledger/orderMoney.ts'
import type { Order, Payment } from '../../payload-types.ts'
import { payStep } from '../modes/payStep.ts'
import { isPaidAtTheDoor } from '../moves/isPaidAtTheDoor.ts'
import { orderWords } from '../words/orderWords.ts'
import { orderSteps } from './orderSteps.ts'

export async function followedOrder(order: Order, payload: Payload): Promise<FollowUp> {
  const payments = await paymentsOf(order, payload)
  const { reference, etat, total, paye, cle } = order
  const toDo = await nextStep(order, payments, payload)
  return {
    reference,
    nature: 'commande',
    etat,
    etapes: orderSteps(order, payments),
    total,
    reste: isWaitedFor(order) ? Math.max(0, total - paye) : 0,
    ...(toDo ? { aFaire: toDo } : {}),
    cle,
  }
}

/** Money that went back is not asked for again. */
function isWaitedFor({ etat, mode }: Order): boolean {
  if (etat === 'préparée') return isPaidAtTheDoor({ mode })
  return etat === 'en_attente' || etat === 'confirmée'
}

/** The customer's next step, a sentence; nothing where it is ours to act. */
async function nextStep(order: Order, payments: readonly Payment[], payload: Payload) {
  const words = orderWords[order.locale].toDo
  if (payments.some(({ etat }) => etat === 'déclaré' || etat === 'à_rapprocher')) {
    return words.declared
  }
  if (payments.some(({ etat }) => etat === 'remboursement_dû')) return words.refundDue
  if (order.etat === 'expirée') return words.expired
  if (order.etat === 'annulée' && (await paysForCancelled(order, payload))) {
    return words.sessionOver
  }
  if (order.etat === 'préparée') {
    return order.remise.mode === 'agence' ? words.office : words.delivery
  }
  return (await payStep(order, payload)).instructions
}
