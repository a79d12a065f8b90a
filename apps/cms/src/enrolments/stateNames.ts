import type { EnrolmentState } from '@sira/contract/enrolments/enrolmentStates'

/** As staff read them. */
export const enrolmentStateNames: Readonly<Record<EnrolmentState, string>> = {
  retenue: 'Retenue',
  confirmée: 'Confirmée',
  attestée: 'Attestée',
  annulée: 'Annulée',
  expirée: 'Expirée',
}

/** Of what staff tell people who gave no address. */
export const toldByPhone = {
  changement: 'Un changement de session',
  convocation: 'Sa convocation',
  rappel: 'Le début de la session',
} as const
