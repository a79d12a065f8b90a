import { amountText } from '@sira/contract/orders/amountText'
import { modeName } from '@sira/contract/orders/modeNames'
import type { PayloadRequest } from 'payload'
import { paymentStateNames } from '../money/paymentStateNames.ts'
import type { ClientEntry } from './clientEntry.ts'
import { mayRead } from './mayRead.ts'

/** What was paid for orders, or tried, each payment by the number of its order. */
export async function moneyOf(
  orders: readonly number[],
  req: PayloadRequest,
): Promise<Map<number, ClientEntry[]>> {
  const money = new Map<number, ClientEntry[]>()
  if (orders.length === 0 || !(await mayRead('paiements', req))) return money
  const { docs } = await req.payload.find({
    collection: 'paiements',
    where: { commande: { in: [...orders] } },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  for (const { id, commande, mode, montant, etat, transaction, encaisseLe, createdAt } of docs) {
    const order = typeof commande === 'object' ? commande?.id : commande
    if (typeof order !== 'number') continue
    const payment = {
      href: `/admin/collections/paiements/${id}`,
      title: amountText(montant, 'fr'),
      note: [modeName(mode, 'fr'), transaction].filter(Boolean).join(' · '),
      state: paymentStateNames[etat],
      date: encaisseLe ?? createdAt,
    }
    money.set(order, [...(money.get(order) ?? []), payment])
  }
  return money
}
