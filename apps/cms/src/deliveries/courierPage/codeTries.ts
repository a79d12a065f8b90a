import type { Payload, PayloadRequest } from 'payload'
import type { Delivery } from '../../payload-types.ts'

/** A code has four figures: who may try it often needs no recipient. */
const most = 3

/** The tries that the code of a delivery has left. */
export async function codeTriesLeft(
  delivery: number,
  { payload, req }: { payload: Payload; req?: PayloadRequest },
): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'gestes',
    where: { livraison: { equals: delivery }, codeJuste: { equals: false } },
    ...(req && { req }),
  })
  return Math.max(0, most - totalDocs)
}

/** Whether staff check a delivery for a wrong code: they have it checked for other reasons, too. */
export function isForWrongCode({ etat, etapes }: Delivery, triesLeft: number): boolean {
  return etat === 'à_vérifier' && etapes?.at(-1)?.par === 'système' && triesLeft < most
}
