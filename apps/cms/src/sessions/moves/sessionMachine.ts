import { type SessionState, sessionMoves } from '@sira/contract/sessions/sessionStates'
import type { Machine } from '../../dossiers/moves/machine.ts'
import type { TrainingSession } from '../../payload-types.ts'

export const sessionMachine: Machine<TrainingSession, SessionState> = {
  collection: 'sessions',
  field: 'etat',
  names: {
    brouillon: 'Brouillon',
    ouverte: 'Ouverte',
    garantie: 'Garantie',
    close: 'Inscriptions closes',
    annulee: 'Annulée',
  },
  moves: sessionMoves,
  steps: 'etapes',
  title: ({ titre, id }) => `La session ${titre ? `«\u00a0${titre}\u00a0»` : `n° ${id}`}`,
}
