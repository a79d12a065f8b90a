import type { SentGesture } from '@sira/contract/deliveries/gestureRequest'
import type { PayloadRequest } from 'payload'
import { movePayment } from '../../money/ledger/movePayment.ts'
import type { Courier, Delivery, Payment } from '../../payload-types.ts'

/**
 * Cash that a courier says to have taken: once for a delivery, whatever comes again. Of an order it
 * is a payment that was declared; it counts once the till has counted it.
 */
export async function noteCash(
  { montant = 0 }: Pick<SentGesture, 'montant'>,
  delivery: Delivery,
  { id: coursier, nom }: Courier,
  req: PayloadRequest,
): Promise<void> {
  const { reference } = delivery
  const cause = `encaissement ${reference}`
  const { totalDocs } = await req.payload.count({
    collection: 'caisse-coursiers',
    where: { cause: { equals: cause } },
    req,
  })
  if (totalDocs > 0) return
  const payment = await waitingPayment(delivery, req)
  if (payment) {
    const facts = { montantDeclare: montant }
    await movePayment(payment.id, 'déclaré', { by: 'système', who: nom, facts, letter: false }, req)
  }
  await req.payload.create({
    collection: 'caisse-coursiers',
    depth: 0,
    req,
    data: {
      cause,
      coursier,
      nature: 'encaissement',
      montant,
      livraison: reference,
      paiement: payment?.id ?? null,
      par: nom,
    },
  })
}

/** Of its order, the payment that is waited for at the door. */
async function waitingPayment(
  { commande }: Pick<Delivery, 'commande'>,
  req: PayloadRequest,
): Promise<Payment | undefined> {
  const order = typeof commande === 'object' ? commande?.id : commande
  if (!order) return undefined
  const { docs } = await req.payload.find({
    collection: 'paiements',
    where: {
      commande: { equals: order },
      mode: { equals: 'especes_livraison' },
      etat: { equals: 'en_attente' },
    },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0]
}
