import { type OrderState, orderStates } from '@sira/contract/orders/orderStates'
import type { Payload, Where } from 'payload'
import { toDecide } from '../../money/desk/toDecide.ts'
import type { Order, Payment } from '../../payload-types.ts'
import { type SoldOrder, type WeekOfSales, weeklySales } from './weeklySales.ts'

/** On a card of the board; the rest is in the list. */
const shownOfState = 6
const shownToCheck = 50
const weeksShown = 8

export interface BoardState {
  etat: OrderState
  count: number
  orders: Order[]
}

/** The decisions that wait for somebody: the oldest first. */
export interface ToCheck {
  payments: Payment[]
  /** Their customers are to be called: they pay at the door, later, or paid a part and no more in time. */
  orders: Order[]
}

export async function toCheck(payload: Payload): Promise<ToCheck> {
  const payments = await payload.find({
    collection: 'paiements',
    where: toDecide,
    sort: 'createdAt',
    limit: shownToCheck,
    depth: 1,
  })
  const orders = await payload.find({
    collection: 'commandes',
    where: customersToCall(new Date()),
    sort: 'createdAt',
    limit: shownToCheck,
    depth: 0,
  })
  return { payments: payments.docs, orders: orders.docs }
}

/** How much there is to decide, for the first screen. */
export async function countToCheck(payload: Payload, now: Date): Promise<number> {
  const [payments, orders] = await Promise.all([
    payload.count({ collection: 'paiements', where: toDecide }),
    payload.count({ collection: 'commandes', where: customersToCall(now) }),
  ])
  return payments.totalDocs + orders.totalDocs
}

function customersToCall(now: Date): Where {
  const today = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`
  return {
    or: [
      {
        etat: { equals: 'en_attente' },
        or: [
          { mode: { equals: 'especes_livraison' } },
          { bonDeCommande: { exists: true } },
          { paye: { greater_than: 0 }, echeance: { less_than: now.toISOString() } },
        ],
      },
      // The rest of a deposit did not come: staff give another day, or cancel.
      { etat: { equals: 'confirmée' }, soldeLe: { less_than: today } },
    ],
  }
}

export function boardOf(payload: Payload): Promise<BoardState[]> {
  return Promise.all(
    orderStates.map(async (etat) => {
      const { docs, totalDocs } = await payload.find({
        collection: 'commandes',
        where: { etat: { equals: etat } },
        sort: '-createdAt',
        limit: shownOfState,
        depth: 0,
      })
      return { etat, count: totalDocs, orders: docs }
    }),
  )
}

/** The sales of the last weeks, less what was given back, by the day of their last receipt. */
export async function recentSales(payload: Payload, now: Date): Promise<WeekOfSales[]> {
  const since = new Date(now.getTime() - weeksShown * 7 * 86_400_000).toISOString()
  const { docs } = await payload.find({
    collection: 'recus',
    where: { date: { greater_than: since } },
    sort: 'date',
    pagination: false,
    depth: 1,
    select: { commande: true, date: true, createdAt: true },
    populate: { commandes: { etat: true, lignes: true, paye: true, total: true } },
  })
  const sold = new Map<number, SoldOrder>()
  for (const { commande, date, createdAt } of docs) {
    if (typeof commande !== 'object' || isAwaited(commande)) continue
    sold.set(commande.id, { date: date ?? createdAt, lignes: keptLines(commande) })
  }
  return weeklySales([...sold.values()], now.toISOString(), weeksShown)
}

function isAwaited({ etat, paye, total }: Order): boolean {
  return paye < total && (etat === 'en_attente' || etat === 'confirmée')
}

/** Each line has its share of what did not go back, in whole francs. */
function keptLines({ lignes, paye, total }: Order): SoldOrder['lignes'] {
  const share = total === 0 ? 1 : Math.min(1, paye / total)
  return (lignes ?? []).map(({ nature, montant }) => ({
    nature,
    montant: Math.round(montant * share),
  }))
}
