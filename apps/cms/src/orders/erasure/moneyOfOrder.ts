import type { PayloadRequest } from 'payload'

/** What somebody paid for an order, or tried to, and the receipts he got. */
export async function moneyOfOrder(id: number, req: PayloadRequest) {
  const { payload } = req
  const asked = { where: { commande: { equals: id } }, pagination: false, depth: 0, req } as const
  const payments = await payload.find({ collection: 'paiements', ...asked })
  const receipts = await payload.find({ collection: 'recus', ...asked })
  return { paiements: payments.docs, recus: receipts.docs }
}
