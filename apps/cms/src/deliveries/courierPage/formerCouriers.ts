import type { Delivery } from '../../payload-types.ts'

/** Kept with an act of a courier who had the delivery before: sent again, it gets the same answer. */
export const afterHandover = 'Après le changement de livreur'

/** The numbers of the couriers from whom a delivery was taken, the first one first. */
export function formerCouriers({ coursiersAvant }: Pick<Delivery, 'coursiersAvant'>): number[] {
  const kept: unknown[] = Array.isArray(coursiersAvant) ? coursiersAvant : []
  return kept.filter((id) => typeof id === 'number')
}
