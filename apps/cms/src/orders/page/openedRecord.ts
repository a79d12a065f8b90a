import type { OpenedOrder } from '@sira/contract/orders/orderAnswer'
import type { Payload } from 'payload'
import { paymentsOf, receiptsOf } from '../../money/ledger/orderMoney.ts'
import type { Order, Payment, Receipt } from '../../payload-types.ts'
import { orderSteps } from '../followUp/orderSteps.ts'
import { offeredOperators } from '../modes/offeredOperators.ts'
import { canCancel } from './canCancel.ts'
import { modesAgain } from './modesAgain.ts'
import { orderRecord } from './orderRecord.ts'
import { openedSeats } from './wireSeats.ts'

/** All that the page of an order shows. */
export async function openedRecord(order: Order, payload: Payload): Promise<OpenedOrder> {
  const payments = await paymentsOf(order, payload)
  const receipts = await receiptsOf(order, payload)
  const seats = await openedSeats(order, payload)
  const { inscriptions: _, ...record } = await orderRecord(order, payload)
  const { createdAt, nom, phone, email, remise, entreprise, note, total, paye } = order
  return {
    ...record,
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
    acompte: order.acompte ?? null,
    soldeLe: (total > paye && order.soldeLe?.slice(0, 10)) || null,
    bonDeCommande: order.bonDeCommande ?? null,
    paye,
    reste: Math.max(0, total - paye),
    paiements: payments.map(wirePayment).reverse(),
    recus: receipts.map(wireReceipt),
    etapes: orderSteps(order, payments),
    operateurs: await offeredOperators(order, payload),
    modes: await modesAgain(order, payments, payload),
    peutAnnuler: canCancel(order, payments),
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
