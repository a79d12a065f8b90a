import type { PayloadRequest } from 'payload'
import { lockRecord } from '../../database/records/lockRecord.ts'
import type { Order, Payment, Receipt } from '../../payload-types.ts'

/**
 * A receipt with the next number of its year (business, "What protects money and seats", 7). The
 * number is taken in the transaction that confirms: undone with it, so that none is missing.
 */
export async function giveReceipt(
  order: Order,
  payment: Payment,
  amount: number,
  req: PayloadRequest,
): Promise<Receipt> {
  const date = new Date().toISOString()
  const annee = Number(date.slice(0, 4))
  const rang = await nextOf(`recus-${annee}`, req)
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

async function nextOf(nom: string, req: PayloadRequest): Promise<number> {
  // The first of a year is made by one, whoever comes at the same moment.
  await lockRecord('compteurs', nom, req)
  const raised = await req.payload.db.updateOne({
    collection: 'compteurs',
    where: { nom: { equals: nom } },
    data: { valeur: { $inc: 1 } },
    options: { atomic: true },
    req,
  })
  if (raised) return Number(raised.valeur)
  await req.payload.create({ collection: 'compteurs', data: { nom, valeur: 1 }, depth: 0, req })
  return 1
}
