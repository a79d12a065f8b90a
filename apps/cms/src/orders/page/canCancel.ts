import { moveOf } from '@sira/contract/dossiers/moves'
import { orderMoves } from '@sira/contract/orders/orderStates'
import type { Payload, PayloadRequest } from 'payload'
import { sessionLines } from '../../enrolments/seats/takeSeats.ts'
import type { Delivery, Order, Payment } from '../../payload-types.ts'

const onItsWay: readonly Payment['etat'][] = ['déclaré', 'confirmé', 'à_rapprocher']

/** A courier has the parcel or handed it over, and brings its cash. */
export const withCourier = [
  'enlevée',
  'en_route',
  'à_vérifier',
  'échouée',
  'retentée',
  'remise',
] as const satisfies Delivery['etat'][]

/**
 * Whether the customer may cancel: not once money is in, or said to be on its way; nor once what was
 * ordered is being given, since a courier has it or one of its sessions has begun.
 */
export async function canCancel(
  order: Order,
  payments: readonly Payment[],
  payload: Payload,
  req?: PayloadRequest,
): Promise<boolean> {
  if (order.paye > 0 || payments.some(({ etat }) => onItsWay.includes(etat))) return false
  if (moveOf(orderMoves, order.etat, 'annulée', 'client') === undefined) return false
  return !(await isWithCourier(order, payload, req)) && !(await hasBegun(order, payload, req))
}

async function isWithCourier(
  { id, remise }: Order,
  payload: Payload,
  req?: PayloadRequest,
): Promise<boolean> {
  if (remise.mode !== 'livraison') return false
  const where = { commande: { equals: id }, etat: { in: withCourier } }
  return (
    (await payload.count({ collection: 'livraisons', where, ...(req && { req }) })).totalDocs > 0
  )
}

async function hasBegun(
  { lignes }: Order,
  payload: Payload,
  req?: PayloadRequest,
): Promise<boolean> {
  const ids = sessionLines(lignes ?? []).map(({ session }) => session)
  if (ids.length === 0) return false
  const where = { id: { in: ids }, debut: { less_than_equal: new Date().toISOString() } }
  return (await payload.count({ collection: 'sessions', where, ...(req && { req }) })).totalDocs > 0
}
