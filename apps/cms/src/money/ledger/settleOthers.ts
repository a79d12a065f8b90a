import { isPaymentProvider } from '@sira/contract/orders/paymentModes'
import type { PayloadRequest } from 'payload'
import { keptStep } from '../../dossiers/history/step.ts'
import type { Order, Payment } from '../../payload-types.ts'
import { movePayment } from './movePayment.ts'

/**
 * Settles the other payments after a confirmation: after a part, the rest is asked for; once all is
 * paid, the others are cancelled, and a surplus waits for staff.
 */
export async function settleOthers(
  order: Order,
  confirmed: Payment,
  surplus: number,
  req: PayloadRequest,
): Promise<void> {
  const rest = order.total - order.paye
  const others = await waitingBeside(confirmed, order, req)
  if (rest > 0) {
    if (others.length > 0) return
    await open(order, confirmed, { etat: 'en_attente', montant: rest, motif: 'Reste à payer' }, req)
    return
  }
  for (const { id } of others) {
    const why = 'La commande est payée autrement'
    await movePayment(id, 'annulé', { by: 'système', why }, req)
  }
  if (surplus <= 0) return
  await open(order, confirmed, { etat: 'à_rapprocher', montant: surplus, motif: 'Trop-perçu' }, req)
}

async function waitingBeside({ id }: Payment, order: Order, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'paiements',
    where: {
      commande: { equals: order.id },
      etat: { in: ['créé', 'en_attente'] },
      id: { not_equals: id },
    },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}

interface OpenedPart {
  etat: 'en_attente' | 'à_rapprocher'
  montant: number
  motif: string
}

async function open(
  order: Order,
  { mode, operateur, encaisseLe, encaissePar }: Payment,
  { etat, montant, motif }: OpenedPart,
  req: PayloadRequest,
): Promise<void> {
  await req.payload.create({
    collection: 'paiements',
    data: {
      commande: order.id,
      // A provider knows nothing of this part: it is paid by hand.
      mode: isPaymentProvider(mode) ? 'mobile_money' : mode,
      operateur: operateur ?? null,
      montant,
      // A part of the money that came in with the other one.
      ...(etat === 'à_rapprocher' && { montantRecu: montant, encaisseLe, encaissePar }),
      etat,
      motif,
      etapes: [keptStep(null, etat, { by: 'système', why: motif })],
    },
    depth: 0,
    req,
  })
}
