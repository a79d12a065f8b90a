import {
  type WaitingLetter,
  type WaitingState,
  waitingMoves,
} from '@sira/contract/waiting/waitingStates'
import type { Machine } from '../../dossiers/moves/machine.ts'
import type { WaitingEntry } from '../../payload-types.ts'
import { waitingDeeds } from './waitingDeeds.ts'

/** As staff read them. */
const names: Readonly<Record<WaitingState, string>> = {
  en_attente: 'En attente',
  offerte: 'Place offerte',
  prise: 'Prise',
  déclinée: 'Déclinée',
  expirée: 'Expirée',
  retirée: 'Retirée',
  sans_suite: 'Sans suite',
}

export const waitingMachine: Machine<WaitingEntry, WaitingState, WaitingLetter> = {
  collection: 'attentes',
  field: 'etat',
  names,
  moves: waitingMoves,
  deeds: waitingDeeds,
  since: 'etatLe',
  steps: 'etapes',
  title: ({ reference }) => `L’attente ${reference}`,
}
