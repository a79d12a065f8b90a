import type { SentGesture } from '@sira/contract/deliveries/gestureRequest'
import type { PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import { beginPayment } from '../../money/ledger/beginPayment.ts'
import { lockedOrder } from '../../money/ledger/lockedPayment.ts'
import { movePayment } from '../../money/ledger/movePayment.ts'
import type { Courier, Delivery, Payment } from '../../payload-types.ts'
import type { GestureWord } from '../words/gestureWords.ts'
import { cashSince } from './cashWaits.ts'
import { correctCash } from './correctCash.ts'
import { notedLines, sumOf } from './notedCash.ts'

/**
 * Cash that a courier says to have taken, or staff for him, who say why: once for a delivery; another
 * sum later corrects it (0: none was taken), or is refused with the word that is given. Of an order
 * it is a payment that was declared; it counts once the till has counted it.
 */
export async function noteCash(
  { cle, montant = 0 }: Pick<SentGesture, 'cle' | 'montant'>,
  delivery: Delivery,
  { id: coursier, nom, why }: Pick<Courier, 'id' | 'nom'> & { why?: string },
  req: PayloadRequest,
): Promise<GestureWord | undefined> {
  const { reference } = delivery
  // As the till does that counts his lines.
  await lockRow('coursiers', coursier, req)
  const lines = await notedLines([reference], { payload: req.payload, req })
  if (sumOf(lines) > 0) {
    const said = { cle, montant, coursier, par: nom, ...(why && { why }) }
    return correctCash(said, lines, req)
  }
  if (montant === 0) return lines.length > 0 ? undefined : 'noSum'
  const payment = await paymentOf(delivery, req)
  // The sum stands in the ledger alone: who counts reads the payment.
  if (payment) {
    await movePayment(payment.id, 'déclaré', { by: 'système', who: nom, letter: false }, req)
  }
  await req.payload.create({
    collection: 'caisse-coursiers',
    depth: 0,
    req,
    data: {
      // Another cause where all that was noted before was taken back.
      cause: `encaissement ${lines.length > 0 ? cle : reference}`,
      coursier,
      nature: 'encaissement',
      montant,
      livraison: reference,
      paiement: payment?.id ?? null,
      par: nom,
      motif: why ?? null,
    },
  })
  await cashSince(coursier, new Date().toISOString(), req)
  return undefined
}

/**
 * Of its order, the payment that is waited for at the door. An order that was cancelled or paid in the
 * meantime waits for none: the cash gets one of its own, which the count finds to be owed back.
 */
async function paymentOf(
  { commande }: Pick<Delivery, 'commande'>,
  req: PayloadRequest,
): Promise<Payment | undefined> {
  const order = typeof commande === 'object' ? commande?.id : commande
  if (!order) return undefined
  const waiting = await waitingPayment(order, req)
  if (waiting) return waiting
  await beginPayment(
    await lockedOrder(order, req),
    { mode: 'especes_livraison', by: 'système' },
    req,
  )
  return waitingPayment(order, req)
}

async function waitingPayment(order: number, req: PayloadRequest): Promise<Payment | undefined> {
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
