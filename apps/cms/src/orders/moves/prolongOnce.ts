import type { PayloadRequest } from 'payload'
import { graceHours } from '../../capacity/scarceRules.ts'
import { earliest, seatLimit } from '../../enrolments/seats/seatLimit.ts'
import type { Order } from '../../payload-types.ts'

const hourMs = 60 * 60_000

/**
 * A customer who says to have paid is given time until staff have looked, once: a number costs
 * nothing to invent. False where that time was given already. The order is ours until the
 * transaction ends.
 */
export async function prolongOnce(order: Order, req: PayloadRequest): Promise<boolean> {
  const { id, etat, paye, echeance } = order
  // Orders of an earlier version have no note of it.
  const hours = order.sursis ?? graceHours
  if (etat !== 'en_attente' || paye > 0 || !echeance || hours === 0) return false
  const later = new Date(Math.max(Date.parse(echeance), Date.now()) + hours * hourMs)
  const until = earliest(later.toISOString(), await seatLimit(order.lignes ?? [], req))
  await req.payload.update({
    collection: 'commandes',
    id,
    data: { echeance: until, sursis: 0 },
    depth: 0,
    req,
  })
  return true
}
