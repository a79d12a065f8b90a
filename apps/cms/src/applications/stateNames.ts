import type { ApplicationState, RefusalReason } from '@sira/contract/applications/applicationStates'

/** As staff read them. */
export const applicationStateNames: Readonly<Record<ApplicationState, string>> = {
  reçue: 'Reçue',
  présélection: 'Présélection',
  entretien: 'Entretien',
  proposée: 'Proposée',
  retenue: 'Retenue',
  refusée: 'Refusée',
  retirée: 'Retirée',
}

export const refusalReasonNames: Readonly<Record<RefusalReason, string>> = {
  profil: 'Le profil ne correspond pas à l’offre',
  experience: 'Expérience insuffisante',
  diplome: 'Diplôme ou permis demandé absent',
  langue: 'Langue demandée insuffisante',
  lieu: 'Lieu de travail impossible',
  disponibilite: 'Pas disponible à temps',
  pretentions: 'Prétentions au-dessus de l’offre',
  injoignable: 'Injoignable',
  incomplet: 'Dossier incomplet',
  pourvue: 'Quelqu’un d’autre a été retenu',
  annulee: 'L’employeur a annulé l’offre',
}
