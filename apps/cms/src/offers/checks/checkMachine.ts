import type { Move } from '@sira/contract/dossiers/moves'
import type { Machine } from '../../dossiers/moves/machine.ts'
import type { OfferCheck } from '../../payload-types.ts'

type OfferState = OfferCheck['etat']

/**
 * Whether an offer may be shown (product 11). That it is a draft, over or filled stands in the offer
 * itself, which writers save; this does not, so that no save of an offer undoes it.
 */
export const checkMachine: Machine<OfferCheck, OfferState> = {
  collection: 'controles',
  field: 'etat',
  names: { libre: 'En ligne', suspendue: 'Suspendue' },
  moves: [
    { from: 'libre', to: 'suspendue', by: ['personnel', 'système'] },
    { from: 'suspendue', to: 'libre', by: ['personnel'] },
  ] satisfies Move<OfferState>[],
  steps: 'etapes',
  title: () => 'L’offre',
}
