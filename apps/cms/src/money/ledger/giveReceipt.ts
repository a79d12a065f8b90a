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
  const date = new Date().toISOString()
  const annee = Number(date.slice(0, 4))
  const rang = await nextNumber(`recus-${annee}`, req)
  return req.payload.create({
    collection: 'recus',
    data: {
      numero: `${annee}-${String(rang).padStart(6, '0')}`,
      annee,
      rang,
      commande: order.id,
      paiement: payment.id,
      montant: amount,
      date,
    },
    depth: 0,
    req,
  })
}
