import type { FollowUp } from '@sira/contract/dossiers/followUp'
import type { Payload } from 'payload'
import { paysForCancelled } from '../../enrolments/seats/strandedSeats.ts'
import { paymentsOf } from '../../money/ledger/orderMoney.ts'
import type { Order, Payment } from '../../payload-types.ts'
import { carriedStep } from '../carried/carriedStep.ts'
import { isWaitedFor, payStep } from '../modes/payStep.ts'
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

/** Whether staff decide on the money of a seat that was left late. */
async function hasMoneyToDecide({ id, lignes }: Order, payload: Payload): Promise<boolean> {
  if (!lignes?.some(({ nature }) => nature === 'session')) return false
  const where = { commande: { equals: id }, aDecider: { greater_than: 0 } }
  return (await payload.count({ collection: 'inscriptions', where })).totalDocs > 0
}

/** The customer's next step, a sentence; nothing where it is ours to act. */
async function nextStep(order: Order, payments: readonly Payment[], payload: Payload) {
  const words = orderWords[order.locale].toDo
  if (payments.some(({ etat }) => etat === 'déclaré' || etat === 'à_rapprocher')) {
    return words.declared
  }
  if (payments.some(({ etat }) => etat === 'remboursement_dû')) return words.refundDue
  if (await hasMoneyToDecide(order, payload)) return words.moneyToDecide
  if (order.etat === 'expirée') return words.expired
  if (order.etat === 'annulée' && (await paysForCancelled(order, payload))) {
    return words.sessionOver
  }
  if (order.etat === 'payée' && (await paysForCancelled(order, payload))) {
    return words.sessionToChoose
  }
  const { instructions } = await payStep(order, payload)
  if (order.etat === 'préparée' && order.remise.mode === 'agence') {
    return [words.office, instructions].filter(Boolean).join('\n')
  }
  const carried = await carriedStep(order, payload)
  const ready = order.etat === 'préparée' ? words.delivery : undefined
  return [carried ?? ready, instructions].filter(Boolean).join('\n')
}
