import type { PayloadRequest } from 'payload'
import type { Order, Payment } from '../../payload-types.ts'
import { movePayment } from './movePayment.ts'

interface Ending {
  to: 'annulée' | 'expirée'
  /**
   * True when the company ended the order, not its customer: money on its way will be late, and
   * owed back.
   */
  isOurs: boolean
  /** True when what was received stays until somebody has decided. */
  keepsMoney: boolean
}

/**
 * Ends the payments of an order that was cancelled or has expired: received money is owed back, and
 * claims wait for staff.
 */
export async function endPayments(
  order: Order,
  { to, isOurs, keepsMoney }: Ending,
  req: PayloadRequest,
): Promise<void> {
  const why = `Commande ${to}`
  const ended = ['créé', 'en_attente', ...(keepsMoney ? [] : (['confirmé'] as const))] as const
  for (const { id, etat } of await paymentsIn(ended, order, req)) {
    if (etat === 'confirmé') await movePayment(id, 'remboursement_dû', { by: 'système', why }, req)
    else if (isOurs) await movePayment(id, 'expiré', { by: 'horloge', why }, req)
    else await movePayment(id, 'annulé', { by: 'système', why }, req)
  }
}

/** Expires the open payments of an order: money that still comes counts as late. */
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
