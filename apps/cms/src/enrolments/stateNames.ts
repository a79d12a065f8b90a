import type { EnrolmentState } from '@sira/contract/enrolments/enrolmentStates'

/** As staff read them. */
export const enrolmentStateNames: Readonly<Record<EnrolmentState, string>> = {
  retenue: 'Retenue',
  confirmée: 'Confirmée',
  attestée: 'Attestée',
  annulée: 'Annulée',
  expirée: 'Expirée',
}

/** The reasons to call people who gave no e-mail address, or whose money is to be decided. */
export const toldByPhone = {
  changement: 'Un changement de session',
  convocation: 'Sa convocation',
  rappel: 'Le début de la session',
  attestation: 'Son attestation, corrigée ou retirée',
  argent: 'L’argent d’une place annulée tard',
} as const
