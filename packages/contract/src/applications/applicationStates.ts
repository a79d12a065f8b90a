import type { Move } from '../dossiers/moves.ts'

/** What becomes of an application (product 11). */
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

/** The letter that tells the candidate is called after the state that it tells. */
export type ApplicationLetter = Exclude<ApplicationState, 'reçue' | 'retirée'>

/** Those in which something is still to be decided. */
export const openApplicationStates = ['reçue', 'présélection', 'entretien', 'proposée'] as const

type ApplicationMove = Move<ApplicationState, ApplicationLetter>

const onward = (
  from: ApplicationState,
  to: Exclude<ApplicationLetter, 'refusée'>,
): ApplicationMove => ({ from, to, by: ['personnel'], letter: to })

/** A refusal waits for its hour: the clock makes it (product 11). */
export const applicationMoves: readonly ApplicationMove[] = [
  onward('reçue', 'présélection'),
  onward('présélection', 'entretien'),
  onward('entretien', 'proposée'),
  onward('proposée', 'retenue'),
  ...openApplicationStates.flatMap((from): ApplicationMove[] => [
    { from, to: 'refusée', by: ['horloge'], letter: 'refusée' },
    { from, to: 'retirée', by: ['client', 'personnel'] },
  ]),
]

/** Why somebody is not taken: codes, kept for ever, so that years can be compared. */
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
