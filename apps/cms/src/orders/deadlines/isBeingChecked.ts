import type { Payload, PayloadRequest } from 'payload'

/** Whether staff look for money that was said to be sent, or know of some that does not fit. */
export async function isBeingChecked(
  order: number,
  payload: Payload,
  req?: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'paiements',
    where: { commande: { equals: order }, etat: { in: ['déclaré', 'à_rapprocher'] } },
    ...(req === undefined ? {} : { req }),
  })
  return totalDocs > 0
}
