import { isPaymentProvider, type PaymentMode } from '@sira/contract/orders/paymentModes'
import type { PayloadRequest } from 'payload'
import { keptStep, type Step } from '../../dossiers/history/step.ts'
import type { Order } from '../../payload-types.ts'

interface Attempt {
  mode: PaymentMode
  by: Step['by']
}

/** One attempt to pay what is left of an order: by a provider it is yet to be begun with him. */
export async function beginPayment(
  { id, total, paye }: Pick<Order, 'id' | 'total' | 'paye'>,
  { mode, by }: Attempt,
  req: PayloadRequest,
): Promise<void> {
  const etat = isPaymentProvider(mode) ? 'créé' : 'en_attente'
  await req.payload.create({
    collection: 'paiements',
    depth: 0,
    req,
    data: {
      commande: id,
      etat,
      mode,
      montant: total - paye,
      etapes: [keptStep(null, etat, { by })],
    },
  })
}
