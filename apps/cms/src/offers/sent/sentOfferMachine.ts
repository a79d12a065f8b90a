import type { Move } from '@sira/contract/dossiers/moves'
import type { Machine } from '../../dossiers/moves/machine.ts'
import type { SentOffer } from '../../payload-types.ts'

/** Staff make a draft of a proposed offer, or lay it aside; one laid aside may still become a draft. */
export const sentOfferMachine: Machine<SentOffer, SentOffer['etat']> = {
  collection: 'offres',
  field: 'etat',
  names: { nouvelle: 'À regarder', brouillon: 'Mise en brouillon', écartée: 'Écartée' },
  moves: [
    { from: 'nouvelle', to: 'brouillon', by: ['personnel'] },
    { from: 'nouvelle', to: 'écartée', by: ['personnel'] },
    { from: 'écartée', to: 'brouillon', by: ['personnel'] },
  ] satisfies Move<SentOffer['etat']>[],
  ended: ['écartée'],
  steps: 'etapes',
  title: ({ titre }) => `L’offre proposée «\u00a0${titre}\u00a0»`,
}
