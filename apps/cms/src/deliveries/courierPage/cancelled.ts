import type { Delivery } from '../../payload-types.ts'

/** Kept with an act that came too late: sent again, it gets the same answer. */
export const afterCancellation = 'Après l’annulation'

/** Cancelled, be it that staff look for its parcel. */
export function isCancelled({ etat, etapes }: Pick<Delivery, 'etat' | 'etapes'>): boolean {
  if (etat === 'annulée') return true
  return etat === 'à_vérifier' && Boolean(etapes?.some(({ vers }) => vers === 'annulée'))
}
