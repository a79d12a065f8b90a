import type { Payload, PayloadRequest } from 'payload'

/** Who said in time to have paid loses nothing while staff look for the money. */
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
