import { type OrderState, orderStates } from '@sira/contract/orders/orderStates'
import type { Payload, Where } from 'payload'
import type { Order, Payment } from '../../payload-types.ts'
import { type WeekOfSales, weeklySales } from './weeklySales.ts'

/** On a card of the board; the rest is in the list. */
const shownOfState = 6
const shownToCheck = 50
const weeksShown = 8

export interface BoardState {
  etat: OrderState
  count: number
  orders: Order[]
}

/** What somebody has to decide: the oldest first. */
export interface ToCheck {
  payments: Payment[]
  /** Orders to be paid at the door, which somebody has to call first. */
  orders: Order[]
}

export async function toCheck(payload: Payload): Promise<ToCheck> {
  const payments = await payload.find({
    collection: 'paiements',
    where: { etat: { in: ['déclaré', 'à_rapprocher', 'remboursement_dû'] } },
    sort: 'createdAt',
    limit: shownToCheck,
    depth: 1,
  })
  const orders = await payload.find({
    collection: 'commandes',
    where: { etat: { equals: 'en_attente' }, mode: { equals: 'especes_livraison' } },
    sort: 'createdAt',
    limit: shownToCheck,
    depth: 0,
  })
  return { payments: payments.docs, orders: orders.docs }
}

/** How much there is to decide, for the first screen. */
export async function countToCheck(payload: Payload): Promise<number> {
  const count = async (collection: 'paiements' | 'commandes', where: Where) =>
    (await payload.count({ collection, where })).totalDocs
  return (
    (await count('paiements', { etat: { in: ['déclaré', 'à_rapprocher', 'remboursement_dû'] } })) +
    (await count('commandes', {
      etat: { equals: 'en_attente' },
      mode: { equals: 'especes_livraison' },
    }))
  )
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

/** What was paid for in the last weeks, by the day of its receipt. */
export async function recentSales(payload: Payload, now: Date): Promise<WeekOfSales[]> {
  const since = new Date(now.getTime() - weeksShown * 7 * 86_400_000).toISOString()
  const { docs } = await payload.find({
    collection: 'commandes',
    where: {
      etat: { in: ['payée', 'préparée', 'remise'] },
      'etapes.date': { greater_than: since },
    },
    pagination: false,
    depth: 0,
    select: { lignes: true, etapes: true, createdAt: true },
  })
  const sold = docs.map(({ etapes, lignes, createdAt }) => ({
    date: (etapes ?? []).find(({ vers }) => vers === 'payée')?.date ?? createdAt,
    lignes: (lignes ?? []).map(({ nature, montant }) => ({ nature, montant })),
  }))
  return weeklySales(sold, now.toISOString(), weeksShown)
}
