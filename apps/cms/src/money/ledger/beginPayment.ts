import { isPaymentProvider, type PaymentMode } from '@sira/contract/orders/paymentModes'
import type { PayloadRequest } from 'payload'
import { keptStep, type Step } from '../../dossiers/history/step.ts'
import type { Order } from '../../payload-types.ts'
import { dueNow } from '../dueNow.ts'

interface Attempt {
  mode: PaymentMode
  by: Step['by']
}

/** Creates a payment for the sum due now. For a provider it is still to be started. */
export async function beginPayment(
  order: Pick<Order, 'id' | 'total' | 'paye' | 'acompte'>,
  { mode, by }: Attempt,
  req: PayloadRequest,
): Promise<void> {
  const etat = isPaymentProvider(mode) ? 'créé' : 'en_attente'
  await req.payload.create({
    collection: 'paiements',
    depth: 0,
    req,
    data: {
      commande: order.id,
      etat,
      mode,
      montant: dueNow(order),
      etapes: [keptStep(null, etat, { by })],
    },
  })
}
