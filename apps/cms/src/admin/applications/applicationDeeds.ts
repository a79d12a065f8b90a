import type { ApplicationState } from '@sira/contract/applications/applicationStates'
import { applicationStateNames } from '../../applications/stateNames.ts'
import type { Deed } from '../orders/deeds.ts'

const told = 'Le candidat en est averti par e-mail, s’il en a donné un\u00a0; sinon, appelez-le.'

/** As the button says it. */
export function movingTo(to: ApplicationState): string {
  return `Déplacer vers «\u00a0${applicationStateNames[to]}\u00a0»`
}

function onward(to: ApplicationState, motif: string): Deed {
  return { label: movingTo(to), motif, tells: true, note: told }
}

/** By what the application becomes. */
export const applicationDeeds: Readonly<Record<ApplicationState, Deed>> = {
  reçue: onward('reçue', ''),
  présélection: onward('présélection', 'Le profil correspond'),
  entretien: onward('entretien', 'À rencontrer'),
  proposée: onward('proposée', 'Proposée à l’employeur'),
  retenue: onward('retenue', 'Choisie par l’employeur'),
  refusée: onward('refusée', ''),
  retirée: {
    label: movingTo('retirée'),
    motif: 'À la demande du candidat',
    tells: false,
  },
}
