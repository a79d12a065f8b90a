import type { Move } from '@sira/contract/dossiers/moves'
import type { Machine } from '../../dossiers/moves/machine.ts'
import type { OfferReport } from '../../payload-types.ts'

/** Staff see to all reports of an offer at once, at the offer. */
export const reportMachine: Machine<OfferReport, OfferReport['etat']> = {
  collection: 'signalements',
  field: 'etat',
  names: { nouveau: 'À regarder', classé: 'Classé' },
  moves: [{ from: 'nouveau', to: 'classé', by: ['personnel'] }] satisfies Move<
    OfferReport['etat']
  >[],
  steps: 'etapes',
  title: ({ id }) => `Le signalement ${id}`,
}
