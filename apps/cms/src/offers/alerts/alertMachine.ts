import type { Move } from '@sira/contract/dossiers/moves'
import type { Machine } from '../../dossiers/moves/machine.ts'
import type { JobAlert } from '../../payload-types.ts'

type State = JobAlert['etat']

/** Only who reads the letters of an address starts and stops an alert. */
export const alertMachine: Machine<JobAlert, State> = {
  collection: 'alertes',
  field: 'etat',
  names: { à_confirmer: 'À confirmer', active: 'Active', arrêtée: 'Arrêtée' },
  moves: [
    { from: 'à_confirmer', to: 'active', by: ['client'] },
    { from: 'à_confirmer', to: 'arrêtée', by: ['client'] },
    { from: 'active', to: 'arrêtée', by: ['client'] },
    { from: 'arrêtée', to: 'à_confirmer', by: ['client'] },
  ] satisfies Move<State>[],
  steps: 'etapes',
  title: ({ id }) => `L’alerte ${id}`,
}
