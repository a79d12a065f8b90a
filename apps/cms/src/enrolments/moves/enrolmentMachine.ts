import {
  type EnrolmentLetter,
  type EnrolmentState,
  enrolmentMoves,
} from '@sira/contract/enrolments/enrolmentStates'
import type { Machine } from '../../dossiers/moves/machine.ts'
import type { Enrolment } from '../../payload-types.ts'
import { enrolmentStateNames } from '../stateNames.ts'

export const enrolmentMachine: Machine<Enrolment, EnrolmentState, EnrolmentLetter> = {
  collection: 'inscriptions',
  field: 'etat',
  names: enrolmentStateNames,
  moves: enrolmentMoves,
  ended: ['expirée'],
  steps: 'etapes',
  title: ({ reference }) => `L’inscription ${reference}`,
}
