import {
  type ApplicationLetter,
  type ApplicationState,
  applicationMoves,
} from '@sira/contract/applications/applicationStates'
import type { Machine } from '../dossiers/moves/machine.ts'
import type { Application } from '../payload-types.ts'
import { applicationDeeds } from './applicationDeeds.ts'
import { applicationStateNames } from './stateNames.ts'

export const applicationMachine: Machine<Application, ApplicationState, ApplicationLetter> = {
  collection: 'candidatures',
  field: 'etat',
  names: applicationStateNames,
  moves: applicationMoves,
  ended: ['retenue', 'refusée', 'retirée'],
  deeds: applicationDeeds,
  steps: 'etapes',
  title: ({ reference }) => `La candidature ${reference}`,
}
