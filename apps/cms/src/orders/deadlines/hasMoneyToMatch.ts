import type { PayloadRequest } from 'payload'

/** Money has come in that does not fit the order yet: staff decide, and nothing expires meanwhile. */
export async function hasMoneyToMatch(order: number, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'paiements',
    where: { commande: { equals: order }, etat: { equals: 'à_rapprocher' } },
    req,
  })
  return totalDocs > 0
}
