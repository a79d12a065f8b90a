import type { Gesture, RoundDelivery } from '@sira/contract/deliveries/gestures'

const after: Readonly<Record<Gesture['nature'], string | undefined>> = {
  enlevement: 'enlevée',
  depart: 'en_route',
  remise: 'remise',
  echec: 'échouée',
  encaissement: undefined,
}

/** The state of a delivery with the acts on this phone that have not arrived yet. */
export function shownState(
  { reference, etat }: Pick<RoundDelivery, 'reference' | 'etat'>,
  gestures: readonly Gesture[],
): { etat: string; cash: boolean; waits: boolean } {
  const own = gestures.filter(({ livraison }) => livraison === reference)
  const states = own.flatMap(({ nature }) => after[nature] ?? [])
  return {
    etat: states.at(-1) ?? etat,
    cash: own.some(({ nature }) => nature === 'encaissement'),
    waits: own.length > 0,
  }
}
