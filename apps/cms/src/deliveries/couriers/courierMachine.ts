import type { Move } from '@sira/contract/dossiers/moves'
import type { Machine } from '../../dossiers/moves/machine.ts'
import type { Courier } from '../../payload-types.ts'
import { courierDeeds } from './courierDeeds.ts'

/** Where the dossier of a courier stands, with the words staff read. */
export const courierStates = {
  reçue: 'Reçue',
  examinée: 'Pièces examinées',
  actif: 'Livreur actif',
  suspendu: 'Suspendu',
  refusée: 'Refusée',
} as const

export type CourierState = Courier['etat']

/** Its person is told of these. */
export type CourierLetter = 'examinée' | 'actif' | 'refusée'

const moves: readonly Move<CourierState, CourierLetter>[] = [
  { from: 'reçue', to: 'examinée', by: ['personnel'], letter: 'examinée' },
  // Whom staff know already.
  { from: 'reçue', to: 'actif', by: ['personnel'], letter: 'actif' },
  { from: 'reçue', to: 'refusée', by: ['personnel'], letter: 'refusée' },
  { from: 'examinée', to: 'actif', by: ['personnel'], letter: 'actif' },
  { from: 'examinée', to: 'refusée', by: ['personnel'], letter: 'refusée' },
  { from: 'actif', to: 'suspendu', by: ['personnel'] },
  { from: 'suspendu', to: 'actif', by: ['personnel'] },
]

export const courierMachine: Machine<Courier, CourierState, CourierLetter> = {
  collection: 'coursiers',
  field: 'etat',
  names: courierStates,
  moves,
  // At work, nothing more is to be decided.
  ended: ['actif', 'suspendu'],
  deeds: courierDeeds,
  steps: 'etapes',
  title: ({ reference }) => `Le livreur ${reference}`,
}
