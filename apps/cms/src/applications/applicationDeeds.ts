import type { ApplicationState } from '@sira/contract/applications/applicationStates'
import type { Deed } from '../dossiers/moves/deed.ts'
import { applicationStateNames } from './stateNames.ts'

const told = 'Le candidat en est averti par e-mail, s’il en a donné un\u00a0; sinon, appelez-le.'

/** As the button says it. */
export function movingTo(to: ApplicationState): string {
  return `Déplacer vers «\u00a0${applicationStateNames[to]}\u00a0»`
}

function onward(to: ApplicationState, motif: string): Deed {
  return { label: movingTo(to), motif, tells: true, note: told }
}

/** The act that brings an application from one state into another. */
export function applicationDeed(from: ApplicationState, to: ApplicationState): Deed {
  if (from !== 'refusée' && from !== 'retenue') return applicationDeeds[to]
  return {
    label: movingTo(to),
    motif: `${applicationStateNames[from]} par erreur`,
    tells: true,
    note: 'Aucune lettre ne part\u00a0: appelez le candidat, à qui la décision a été dite. Il lit dans son suivi l’étape, et le mot que vous lui laissez ici.',
  }
}

/** By what the application becomes. */
export const applicationDeeds: Readonly<Record<ApplicationState, Deed>> = {
  reçue: {
    label: movingTo('reçue'),
    motif: 'Retirée par erreur, reprise à la demande du candidat',
    tells: true,
    note: 'Elle attend de nouveau une réponse, dans l’état « Reçue » ; le candidat le lit dans son suivi.',
  },
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
