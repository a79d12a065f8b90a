import type { Move } from '../dossiers/moves.ts'

/** The states of an application (product 11). */
export const applicationStates = [
  'reçue',
  'présélection',
  'entretien',
  'proposée',
  'retenue',
  'refusée',
  'retirée',
] as const

export type ApplicationState = (typeof applicationStates)[number]

/** The letters to the candidate, each named after the state that it tells. */
export type ApplicationLetter = Exclude<ApplicationState, 'reçue' | 'retirée'>

/** The states in which a decision is still to come. */
export const openApplicationStates = ['reçue', 'présélection', 'entretien', 'proposée'] as const

type ApplicationMove = Move<ApplicationState, ApplicationLetter>

const onward = (
  from: ApplicationState,
  to: Exclude<ApplicationLetter, 'refusée'>,
): ApplicationMove => ({ from, to, by: ['personnel'], letter: to })

/**
 * A refusal waits for its hour: the clock makes it (product 11). Staff take up what was withdrawn by
 * mistake: it begins anew. What was decided by mistake goes back to where it stood, without a letter.
 */
export const applicationMoves: readonly ApplicationMove[] = [
  onward('reçue', 'présélection'),
  onward('présélection', 'entretien'),
  onward('entretien', 'proposée'),
  onward('proposée', 'retenue'),
  ...openApplicationStates.flatMap((from): ApplicationMove[] => [
    { from, to: 'refusée', by: ['horloge'], letter: 'refusée' },
    { from, to: 'retirée', by: ['client', 'personnel'] },
  ]),
  { from: 'retirée', to: 'reçue', by: ['personnel'] },
  { from: 'retenue', to: 'proposée', by: ['personnel'] },
  ...openApplicationStates.map(
    (to): ApplicationMove => ({ from: 'refusée', to, by: ['personnel'] }),
  ),
]

/** The reasons for a refusal: codes that never change, so that years can be compared. */
export const refusalReasons = [
  'profil',
  'experience',
  'diplome',
  'langue',
  'lieu',
  'disponibilite',
  'pretentions',
  'injoignable',
  'incomplet',
  'pourvue',
  'annulee',
] as const

export type RefusalReason = (typeof refusalReasons)[number]

export function isApplicationState(text: string): text is ApplicationState {
  return applicationStates.some((state) => state === text)
}
