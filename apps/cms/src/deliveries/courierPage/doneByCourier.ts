import type { DoneDelivery } from '@sira/contract/deliveries/gestures'
import type { Payload, PayloadRequest } from 'payload'
import { notedLines } from '../cash/notedCash.ts'

/** For how long a delivery stands among those that he did. */
const shown = 2 * 24 * 60 * 60 * 1000

/** The deliveries that a courier ended lately, the last one first, with the FCFA that he noted of each. */
export async function doneByCourier(
  courier: number,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<(DoneDelivery & { id: number })[]> {
  const { docs } = await payload.find({
    collection: 'livraisons',
    where: {
      coursier: { equals: courier },
      etat: { in: ['remise', 'échouée', 'retournée'] },
      etatLe: { greater_than: new Date(Date.now() - shown).toISOString() },
    },
    sort: '-etatLe',
    limit: 30,
    pagination: false,
    depth: 0,
    req,
  })
  const lines = await notedLines(
    docs.map(({ reference }) => reference),
    { payload },
  )
  return docs.map(({ id, reference, etat, etatLe, arriveeContact, arriveeQuartier }) => {
    const noted = lines.filter(({ livraison }) => livraison === reference)
    return {
      id,
      reference,
      etat,
      date: etatLe ?? '',
      arrivee: [arriveeContact, arriveeQuartier].filter(Boolean).join(', '),
      especes: noted.length > 0 ? noted.reduce((sum, { montant }) => sum + montant, 0) : null,
    }
  })
}
