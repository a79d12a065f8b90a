import type { PayloadRequest } from 'payload'
import { nextNumber } from '../../database/records/nextNumber.ts'
import type { Order, Payment, Receipt } from '../../payload-types.ts'

/**
 * A receipt with the next number of its year (product 12.7), taken
 * in the transaction that confirms.
 */
export async function giveReceipt(
  order: Order,
  payment: Payment,
  amount: number,
  req: PayloadRequest,
): Promise<Receipt> {
  const of = { commande: order.id, paiement: payment.id, montant: amount }
  const data = { ...(await nextOfYear('recus', req)), ...of }
  return req.payload.create({ collection: 'recus', data, depth: 0, req })
}

/**
 * The facts of a payment that was given back: its refund receipt, with the next number of a row of
 * its own, taken in the transaction that marks it.
 */
export async function refundReceipt(
  req: PayloadRequest,
): Promise<Pick<Payment, 'recuRendu' | 'renduLe'>> {
  const { numero, date } = await nextOfYear('rendus', req)
  return { recuRendu: `RB-${numero}`, renduLe: date }
}

async function nextOfYear(row: string, req: PayloadRequest) {
  const date = new Date().toISOString()
  const annee = Number(date.slice(0, 4))
  const rang = await nextNumber(`${row}-${annee}`, req)
  return { numero: `${annee}-${String(rang).padStart(6, '0')}`, annee, rang, date }
}
