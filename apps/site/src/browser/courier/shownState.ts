import type { Gesture, RoundDelivery } from '@sira/contract/deliveries/gestures'

const after: Readonly<Record<Gesture['nature'], string | undefined>> = {
  enlevement: 'enlevée',
  depart: 'en_route',
  remise: 'remise',
  echec: 'échouée',
  encaissement: undefined,
}

/** The state of a delivery, and the cash that was noted, with the acts on this phone that have not arrived yet. */
export function shownState(
  { reference, etat, encaisse }: Pick<RoundDelivery, 'reference' | 'etat' | 'encaisse'>,
  gestures: readonly Gesture[],
): { etat: string; cash: number | null; waits: boolean } {
  const own = gestures.filter(({ livraison }) => livraison === reference)
  const states = own.flatMap(({ nature }) => after[nature] ?? [])
  const cash = own.findLast(({ nature }) => nature === 'encaissement')?.montant ?? encaisse
  return {
    etat: states.at(-1) ?? etat,
    // A sum that was taken back is not noted; the day that an earlier version of the page kept says nothing.
    cash: cash || null,
    waits: own.length > 0,
  }
}
