import type { Payload, PayloadRequest } from 'payload'
import type { Delivery, Payment } from '../../payload-types.ts'

type Ahead = Pick<Delivery, 'commande' | 'mode' | 'prix' | 'reference'>

/** FCFA that still have to be in before the parcel leaves; an order says itself what is due of it. */
export async function dueAhead(
  delivery: Ahead,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<number> {
  const { commande, mode, prix } = delivery
  if (commande || mode === 'especes_livraison' || !prix) return 0
  const paid = await paidAhead(delivery, payload, req)
  const sum = paid.reduce((all, { montant, montantRecu }) => all + (montantRecu ?? montant), 0)
  return Math.max(0, prix - sum)
}

/** The payments of a delivery that are in. */
export async function paidAhead(
  { reference }: Pick<Delivery, 'reference'>,
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<Payment[]> {
  const where = { livraison: { equals: reference }, etat: { equals: 'confirmé' } } as const
  const asked = { collection: 'paiements', where, pagination: false, depth: 0 } as const
  return (await payload.find({ ...asked, req })).docs
}
