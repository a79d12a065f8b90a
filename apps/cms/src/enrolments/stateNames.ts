import type { EnrolmentState } from '@sira/contract/enrolments/enrolmentStates'

/** As staff read them. */
export const enrolmentStateNames: Readonly<Record<EnrolmentState, string>> = {
  retenue: 'Retenue',
  confirmée: 'Confirmée',
  attestée: 'Attestée',
  annulée: 'Annulée',
  expirée: 'Expirée',
}
