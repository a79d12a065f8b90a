import {
  type ApplicationState,
  applicationMoves,
  isApplicationState,
} from '@sira/contract/applications/applicationStates'
import { nextStates } from '@sira/contract/dossiers/moves'
import { stepsOf } from '../dossiers/history/step.ts'
import type { Application } from '../payload-types.ts'

type Decided = Pick<Application, 'etat' | 'etapes'>

/** The state in which an application stood before it got into its own. */
function stateBefore({ etat, etapes }: Decided): ApplicationState | undefined {
  const from = stepsOf(etapes).findLast(({ vers }) => vers === etat)?.de ?? ''
  return isApplicationState(from) ? from : undefined
}

/** The states that staff may choose next: a refusal goes back to the one before it alone. */
export function statesAhead(application: Decided): ApplicationState[] {
  const ahead = nextStates(applicationMoves, application.etat, 'personnel')
  if (application.etat !== 'refusée') return ahead
  const before = stateBefore(application)
  return ahead.filter((to) => to === before)
}
