import type { Where } from 'payload'
import type { CashOfDay, CountedCash } from '../../money/closing/cashOfDay.ts'
import type { CashCount, CourierCash } from '../../payload-types.ts'
import { cashNames } from '../deliveryNames.ts'

/**
 * Gives the cash that the counts of a day put into the drawer besides payments: cash of deliveries
 * without an order, and the differences that were settled. With the payments it is the counted sum.
 */
export const countedCash: CashOfDay = async ({ from, to }, payload, req) => {
  const find = async (where: Where) => {
    const asked = { collection: 'caisse-coursiers', sort: 'id', pagination: false } as const
    return (await payload.find({ ...asked, where, depth: 1, ...(req && { req }) })).docs
  }
  const within = { greater_than_equal: from, less_than_equal: to }
  const handed = await find({ nature: { equals: 'remise' }, createdAt: within })
  const counts = new Map(
    handed.flatMap(({ comptage, createdAt }) =>
      typeof comptage === 'object' && comptage ? [[comptage.id, { comptage, createdAt }]] : [],
    ),
  )
  if (counts.size === 0) return []
  const closed = { comptage: { in: [...counts.keys()] }, nature: { not_equals: 'remise' } }
  return (await find(closed)).flatMap((line) => {
    const count = counts.get(idOf(line.comptage) ?? 0)
    return count && !isPayment(line) ? [countedLine(line, count)] : []
  })
}

/** The closing has such a payment, or will have it once it is confirmed: see `confirmCounted`. */
function isPayment({ paiement }: CourierCash): boolean {
  if (typeof paiement !== 'object' || !paiement) return false
  return Boolean(paiement.encaisseLe) || paiement.etat === 'déclaré'
}

function countedLine(
  { id, nature, livraison, montant, motif }: CourierCash,
  { comptage, createdAt }: { comptage: CashCount; createdAt: string },
): CountedCash {
  return {
    id: `caisse ${id}`,
    reference: livraison ?? '',
    mode: 'especes_livraison',
    date: createdAt,
    who: comptage.par ?? '',
    amount: montant,
    state: nature === 'ecart' ? cashNames.ecart : 'Compté',
    motif: motif ?? '',
  }
}

function idOf(record: CourierCash['comptage']): number | undefined {
  return (typeof record === 'object' ? record?.id : record) ?? undefined
}
