import type { PayloadRequest } from 'payload'
import type { StayingFor } from '../dossiers/keptKind.ts'
import type { Delivery } from '../payload-types.ts'
import { notedLines } from './cash/notedCash.ts'
import { endedStates } from './deliveryMachine.ts'
import { carriedStates } from './orders/deliverOrder.ts'

/**
 * Those that somebody still waits for: a parcel, the delivery of an order under way, which would get
 * another one, or money that goes back to who is named there alone.
 */
export async function stayingDeliveries(
  ids: readonly number[],
  _limits: unknown,
  req: PayloadRequest,
): Promise<ReadonlyMap<number, StayingFor>> {
  const { docs } = await req.payload.find({
    collection: 'livraisons',
    where: { id: { in: [...ids] } },
    select: { reference: true, etat: true, commande: true },
    pagination: false,
    // With its order.
    depth: 1,
    req,
  })
  const open = await openMoney(
    docs.map(({ reference }) => reference),
    req,
  )
  const staying = docs.filter((one) => isUnderWay(one) || open.has(one.reference))
  return new Map(staying.map(({ id }) => [id, 'underWay']))
}

function isUnderWay({ etat, commande }: Pick<Delivery, 'etat' | 'commande'>): boolean {
  const order = typeof commande === 'object' ? commande?.etat : undefined
  return !endedStates.some((state) => state === etat) || carriedStates.some((one) => one === order)
}

/** The references of those whose money is owed back, or whose cash nobody has counted. */
async function openMoney(
  references: readonly string[],
  req: PayloadRequest,
): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.find({
    collection: 'paiements',
    where: { livraison: { in: [...references] }, etat: { equals: 'remboursement_dû' } },
    select: { livraison: true },
    pagination: false,
    depth: 0,
    req,
  })
  const lines = await notedLines(references, { payload: req.payload, req })
  const uncounted = lines.filter(({ comptage }) => !comptage)
  return new Set([...docs, ...uncounted].flatMap(({ livraison }) => livraison ?? []))
}
