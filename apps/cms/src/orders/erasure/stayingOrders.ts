import type { PayloadRequest } from 'payload'
import { lockRow } from '../../database/records/lockRow.ts'
import type { RetentionLimits, StayingFor } from '../../dossiers/keptKind.ts'
import type { Order, Payment } from '../../payload-types.ts'

/** Something is still to be handed over. */
const underWay: readonly Order['etat'][] = ['confirmée', 'payée', 'préparée']
/** Money that somebody still has to decide about, or to give back. */
const undecided: readonly Payment['etat'][] = ['déclaré', 'à_rapprocher', 'remboursement_dû']
/** Money that came in, and stands in the closings. */
const booked: readonly Payment['etat'][] = ['confirmé', 'remboursé']

/**
 * Orders that cannot lose their customer yet: what is under way could be neither delivered nor given
 * back, and the accounts need who paid what; the law that lets a person be erased leaves them that.
 */
export async function stayingOrders(
  ids: readonly number[],
  limits: Pick<RetentionLimits, 'booked'>,
  req: PayloadRequest,
): Promise<ReadonlyMap<number, StayingFor>> {
  const { payload } = req
  // Locks the rows until they are erased: a payment may be coming in.
  if (await req.transactionID)
    for (const id of ids.toSorted((one, other) => one - other)) await lockRow('commandes', id, req)
  const asked = { pagination: false, depth: 0, req } as const
  const recent = { id: { in: [...ids] }, createdAt: { greater_than_equal: limits.booked } }
  const orders = await payload.find({ collection: 'commandes', where: recent, ...asked })
  const money = { commande: { in: [...ids] }, etat: { in: [...undecided, ...booked] } }
  const payments = await payload.find({ collection: 'paiements', where: money, ...asked })
  return new Map(
    orders.docs.flatMap((order): [number, StayingFor][] => {
      const states = payments.docs.filter(({ commande }) => commande === order.id).map(stateOf)
      const why = whyItStays(order, states)
      return why === undefined ? [] : [[order.id, why]]
    }),
  )
}

function stateOf({ etat }: Payment): Payment['etat'] {
  return etat
}

function whyItStays(
  { etat, paye }: Order,
  payments: readonly Payment['etat'][],
): StayingFor | undefined {
  const waitsForTheRest = etat === 'en_attente' && paye > 0
  if (waitsForTheRest || underWay.includes(etat)) return 'underWay'
  if (payments.some((state) => undecided.includes(state))) return 'underWay'
  return payments.some((state) => booked.includes(state)) ? 'accounts' : undefined
}
