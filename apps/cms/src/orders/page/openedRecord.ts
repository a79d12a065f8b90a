import type { OpenedOrder } from '@sira/contract/orders/orderAnswer'
import type { Payload } from 'payload'
import { dueNow } from '../../money/dueNow.ts'
import { paymentsOf, receiptsOf } from '../../money/ledger/orderMoney.ts'
import type { Order, Payment, Receipt } from '../../payload-types.ts'
import { carriedStep } from '../carried/carriedStep.ts'
import { orderSteps } from '../followUp/orderSteps.ts'
import { offeredOperators } from '../modes/offeredOperators.ts'
import { openedReview } from '../review/openedReview.ts'
import { owedRest } from '../summary/owedRest.ts'
import { withCurrentTitles } from '../summary/withCurrentTitles.ts'
import { orderWords } from '../words/orderWords.ts'
import { canCancel } from './canCancel.ts'
import { modesAgain } from './modesAgain.ts'
import { orderRecord } from './orderRecord.ts'
import { openedSeats } from './wireSeats.ts'

/** All that the page of an order shows. */
export async function openedRecord(order: Order, payload: Payload): Promise<OpenedOrder> {
  const payments = await paymentsOf(order, payload)
  const receipts = await receiptsOf(order, payload)
  const seats = await openedSeats(order, payload)
  const current = await withCurrentTitles(order, payload)
  const { inscriptions: _, ...record } = await orderRecord(current, payload)
  const { createdAt, etat, nom, phone, email, remise, entreprise, note, total, paye, locale } =
    order
  const waits = (seats.inscriptions ?? []).some((seat) => {
    return seat.etat === 'annulée' && seat.aDecider
  })
  const toDo = waits ? orderWords[locale].toDo.moneyToDecide : await carriedStep(order, payload)
  return {
    ...record,
    ...(toDo && { aFaire: toDo }),
    ...seats,
    createdAt,
    nom: nom ?? '',
    phone: phone ?? '',
    email: email ?? null,
    remise: {
      mode: remise.mode,
      ...(remise.ville ? { ville: remise.ville } : {}),
      ...(remise.quartier ? { quartier: remise.quartier } : {}),
      ...(remise.repere ? { repere: remise.repere } : {}),
    },
    entreprise: entreprise?.nom
      ? { nom: entreprise.nom, ifu: entreprise.ifu ?? null, rccm: entreprise.rccm ?? null }
      : null,
    note: note ?? null,
    ...openedReview(order),
    acompte: order.acompte ?? null,
    soldeLe: (total > paye && order.soldeLe?.slice(0, 10)) || null,
    bonDeCommande: order.bonDeCommande ?? null,
    paye,
    // Late money may still revive an expired order.
    reste: etat === 'expirée' ? total - paye : owedRest(order),
    paiements: payments.map(wirePayment).reverse(),
    recus: receipts.map(wireReceipt),
    rendus: payments.flatMap(wireRefund),
    etapes: orderSteps(order, payments),
    operateurs: await offeredOperators({ locale, amount: dueNow(order) }, payload),
    modes: await modesAgain(order, payments, payload),
    peutAnnuler: await canCancel(order, payments, payload),
  }
}

function wirePayment({ mode, etat, montant, createdAt, ...payment }: Payment) {
  const { montantRecu, montantDeclare, operateur, transaction } = payment
  return {
    mode,
    etat,
    montant: montantRecu ?? montantDeclare ?? montant,
    date: createdAt,
    operateur: typeof operateur === 'object' ? (operateur?.nom ?? null) : null,
    transaction: transaction ?? null,
  }
}

function wireReceipt({ numero, montant, date, createdAt }: Receipt) {
  return { numero, montant, date: date ?? createdAt }
}

function wireRefund({ recuRendu: numero, montantRecu, montant, renduLe: date }: Payment) {
  return numero && date ? [{ numero, montant: montantRecu ?? montant, date }] : []
}
