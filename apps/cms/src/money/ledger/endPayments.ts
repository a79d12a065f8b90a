import type { PayloadRequest } from 'payload'
import type { Order, Payment } from '../../payload-types.ts'
import { movePayment } from './movePayment.ts'

interface Ending {
  to: 'annulée' | 'expirée'
  /** We ended the order, not its customer: what is on its way comes late, and is owed back. */
  isOurs: boolean
}

/**
 * Nobody pays any more for an order that is cancelled or has expired: what is in is owed back, and
 * what was declared waits for staff.
 */
export async function endPayments(
  order: Order,
  { to, isOurs }: Ending,
  req: PayloadRequest,
): Promise<void> {
  const why = `Commande ${to}`
  for (const { id, etat } of await paymentsIn(['créé', 'en_attente', 'confirmé'], order, req)) {
    if (etat === 'confirmé') await movePayment(id, 'remboursement_dû', { by: 'système', why }, req)
    else if (isOurs) await movePayment(id, 'expiré', { by: 'horloge', why }, req)
    else await movePayment(id, 'annulé', { by: 'système', why }, req)
  }
}

/** Nothing is waited for any more, and what comes all the same comes late. */
export async function expireWaiting(order: Order, why: string, req: PayloadRequest): Promise<void> {
  for (const { id } of await paymentsIn(['créé', 'en_attente'], order, req)) {
    await movePayment(id, 'expiré', { by: 'horloge', why }, req)
  }
}

async function paymentsIn(
  states: readonly Payment['etat'][],
  { id }: Order,
  req: PayloadRequest,
): Promise<Payment[]> {
  const { docs } = await req.payload.find({
    collection: 'paiements',
    where: { commande: { equals: id }, etat: { in: [...states] } },
    sort: 'id',
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}
